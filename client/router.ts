import {
  createBrowserRouter,
  type DataStrategyFunction,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import { localeOfPath } from "../shared/i18n/locales.ts";
import { type ContentSourceOf, contentContext } from "../shared/page/content-context.ts";
import { isDeferred } from "../shared/page/deferred.ts";
import type { RouterState } from "../shared/page/hydration-codec.ts";
import type { HydrationData } from "../shared/page/hydration-data.ts";
import { createRoutes } from "../shared/pages/routes.tsx";
import type { ChunkEffects } from "./load-chunk.ts";
import { loadMessages } from "./load-messages.ts";
import type { ViewChunks } from "./view-chunks.ts";

/**
 * The browser's router over the server's route table, from the state that the
 * server left; and the table itself, for who only wants to look ahead.
 */
export async function createRouter(
  data: Pick<HydrationData, "locales">,
  hydrationData: RouterState,
  contentOf: ContentSourceOf,
  views: ViewChunks,
  chunkEffects: ChunkEffects,
) {
  const routes = createRoutes(data.locales);
  await Promise.all([loadMessages(localeOfPath(location.pathname)), loadMatched(routes, views)]);
  const router = createBrowserRouter(views.forRouter(routes, chunkEffects), {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[contentContext, contentOf]])),
    dataStrategy: loadCompletely,
  });
  return { router, routes };
}

/** A route still lazy at hydration would show a fallback over the server's page. */
async function loadMatched(routes: RouteObject[], views: ViewChunks): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, await views.load(route), { lazy: undefined });
    }),
  );
}

/** In the browser a page is shown when its data is there: the old page stays until then. */
const loadCompletely: DataStrategyFunction = async ({ matches }) => {
  const toLoad = matches.filter((match) => match.shouldCallHandler());
  const results = await Promise.all(
    toLoad.map(async (match) => {
      const result = await match.resolve();
      if (result.type === "data") await settleAll(result.result);
      return [match.route.id, result] as const;
    }),
  );
  return Object.fromEntries(results);
};

async function settleAll(data: unknown): Promise<void> {
  if (typeof data !== "object" || data === null) return;
  const values = Object.values(data).filter(isDeferred);
  await Promise.all(values.filter(({ isExtra }) => !isExtra));
}
