import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  redirectDocument,
} from "react-router";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { Messages } from "../../shared/i18n/messages/zh.ts";
import { addMessages } from "../../shared/i18n/messages.ts";
import { createRoutes } from "../../shared/pages/routes.tsx";
import {
  codeContext,
  contentContext,
  type GetContentApi,
} from "../../shared/rendering/contexts.tsx";
import type { RouterState } from "../../shared/rendering/hydration-codec.ts";
import { awaitDeferred } from "./data-strategy.ts";
import { type ChunkEffects, loadChunk } from "./load-chunk.ts";
import type { ViewChunks } from "./view-chunks.ts";

/**
 * Creates the browser's router from the shared routes and the hydration state. Also returns the routes, because
 * prefetching needs them.
 */
export async function createRouter(
  locale: Locale,
  hydrationData: RouterState,
  getContentApi: GetContentApi,
  views: ViewChunks,
  chunkEffects: ChunkEffects,
) {
  // Addresses without a route are loaded as documents. These are the pages in another locale, and all addresses that
  // the server redirects: sections, old addresses and misspelt addresses.
  const routes = createRoutes([locale], () => [
    { path: "*", loader: ({ request }) => redirectDocument(request.url) },
  ]);
  await Promise.all([loadMessages(locale), loadMatched(routes, hydrationData, views)]);
  const router = createBrowserRouter(views.forRouter(routes, chunkEffects), {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(contentContext, getContentApi);
      context.set(codeContext, (load) => loadChunk(load, chunkEffects));
      return context;
    },
    dataStrategy: awaitDeferred,
  });
  return { router, routes };
}

/**
 * Loads the code of the document's routes. If a route were still lazy during hydration, React would replace the page
 * from the server with a fallback.
 */
async function loadMatched(
  routes: RouteObject[],
  state: RouterState,
  views: ViewChunks,
): Promise<void> {
  await Promise.all(
    matchedRoutes(routes, state).map(async (route) => {
      if (!route.lazy) return;
      Object.assign(route, { Component: await views.load(route), lazy: undefined });
    }),
  );
}

/**
 * Returns the routes of the document. They are usually named in the loader data. If a loader has failed, the address is
 * matched instead. Addresses are not always matched, because this compiles the paths of all routes and makes hydration
 * a tenth slower.
 */
function matchedRoutes(routes: RouteObject[], { loaderData }: RouterState): RouteObject[] {
  const loaded = routes
    .flatMap((layout) => [layout, ...(layout.children ?? [])])
    .filter(({ id }) => id && id in loaderData);
  if (loaded.length > 1) return loaded;
  return (matchRoutes(routes, window.location) ?? []).map(({ route }) => route);
}

const messages = import.meta.glob<Messages>("../../shared/i18n/messages/*.ts", {
  import: "messages",
});

/** Loads the messages of the document's locale. Must resolve before any message is used. */
async function loadMessages(locale: Locale): Promise<void> {
  const own = await messages[`../../shared/i18n/messages/${locale}.ts`]?.();
  if (own) addMessages(locale, own);
}
