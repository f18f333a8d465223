import {
  createBrowserRouter,
  type DataStrategyFunction,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import { type ContentSourceOf, contentContext } from "../shared/content/context.ts";
import { isDeferred } from "../shared/content/deferred.ts";
import { editionOfPath } from "../shared/i18n/editions.ts";
import type { RouterState } from "../shared/layouts/hydration-codec.ts";
import type { HydrationData } from "../shared/layouts/hydration-data.ts";
import { createRoutes } from "../shared/routes/index.tsx";
import { viewOf } from "../shared/routes/page.ts";
import { loadCatalog } from "./catalogs.ts";
import { failedView, loadChunk } from "./load-chunk.ts";
import type { ViewStyles } from "./view-styles.ts";

/**
 * The browser's router over the server's route table, from the state that the
 * server left; and the table itself, for who only wants to look ahead.
 */
export async function createRouter(
  data: Pick<HydrationData, "editions">,
  hydrationData: RouterState,
  contentOf: ContentSourceOf,
  styles: ViewStyles,
) {
  const routes = createRoutes(data.editions);
  await Promise.all([loadCatalog(editionOfPath(location.pathname)), loadMatchedModules(routes)]);
  const router = createBrowserRouter(withReload(routes), {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[contentContext, contentOf]])),
    dataStrategy: loadCompletely(styles),
  });
  return { router, routes };
}

/** A route still lazy at hydration would show a fallback over the server's page. */
async function loadMatchedModules(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await loadChunk(route.lazy), { lazy: undefined });
    }),
  );
}

/** Views that cannot be loaded after a deploy are loaded with the document instead. */
function withReload(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === "function" && { lazy: () => loadChunk(lazy).catch(() => failedView()) }),
      ...(children && { children: withReload(children) }),
    } as RouteObject;
  });
}

/** In the browser a page is shown when its data and its styles are there: the old page stays until then. */
function loadCompletely(styles: ViewStyles): DataStrategyFunction {
  return async ({ matches }) => {
    const view = viewOf(matches.at(-1)?.route.handle);
    const toLoad = matches.filter((match) => match.shouldCallHandler());
    const [results] = await Promise.all([
      Promise.all(
        toLoad.map(async (match) => {
          const result = await match.resolve();
          if (result.type === "data") await settleAll(result.result);
          return [match.route.id, result] as const;
        }),
      ),
      styles.has(view) || loadChunk(() => styles.load(view)),
    ]);
    return Object.fromEntries(results);
  };
}

async function settleAll(data: unknown): Promise<void> {
  if (typeof data !== "object" || data === null) return;
  const values = Object.values(data).filter(isDeferred);
  await Promise.all(values.filter(({ isExtra }) => !isExtra));
}
