import "../shared/styles/index.css";
import "../shared/styles/print.late.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Location, RouterProvider } from "react-router";
import { navigationOf } from "../shared/content/navigation.ts";
import type { NodeTree } from "../shared/content/types.ts";
import { localeOfPath } from "../shared/i18n/locales.ts";
import { DocumentContext, type PageOutcome } from "../shared/rendering/contexts.tsx";
import { decodeRouterState, type HydrationData } from "../shared/rendering/hydration-codec.ts";
import { WatchPictureContext } from "../shared/ui/picture.tsx";
import { ClientStateStore } from "./data/client-state.ts";
import { createBrowserContent } from "./data/content-api.ts";
import { RequestCounter } from "./data/request-counter.ts";
import { openStoredPage } from "./data/stored-page.ts";
import { DeferredChunk } from "./effects/deferred-chunk.ts";
import { Pictures } from "./effects/pictures.ts";
import { startEffects } from "./effects/start-effects.ts";
import {
  loadPreloaded,
  readHeaderAndFooter,
  readHydrationData,
  StreamedValues,
} from "./hydration/hydration.ts";
import { rootOptions } from "./root-options.ts";
import { type ChunkEffects, chunkEffects } from "./router/load-chunk.ts";
import { createRouter } from "./router/router.ts";
import { ViewChunks } from "./router/view-chunks.ts";

const data = readHydrationData();
/**
 * Resolves after hydration has started, and rejects if the page cannot be hydrated. Hydration starts in a new task,
 * because evaluating the modules was already a long task.
 */
export const started = new Promise((resolve) => setTimeout(resolve)).then(
  () => data && start(data),
);

async function start(data: HydrationData): Promise<void> {
  const streamedValues = new StreamedValues();
  const state = decodeRouterState(data, (key) => streamedValues.value(key));
  const locale = localeOfPath(location.pathname);
  const { tree } = (state.loaderData[locale] ?? {}) as { tree?: NodeTree };
  // A document without the navigation tree is not hydrated. Its links and its retry button then load another document,
  // which may have the tree.
  if (!tree?.nodes.length)
    throw new Error("the document is not hydrated, because it has no navigation tree");
  const clientState = new ClientStateStore();
  const requests = new RequestCounter(clientState);
  const content = createBrowserContent({
    tree,
    requests,
    openStoredPage: () => {
      const { location, navigation } = router.state;
      return openStoredPage(pathOf(navigation.location ?? location));
    },
  });
  const views = new ViewChunks();
  const chunks: ChunkEffects = {
    ...chunkEffects,
    target: () => {
      const { location } = router.state.navigation;
      return location && pathOf(location);
    },
    count: (request) => requests.track(request),
  };
  const [{ router, routes }] = await Promise.all([
    createRouter(locale, state, content.forNavigation, views, chunks),
    loadPreloaded(),
  ]);
  const deferredChunk = new DeferredChunk();
  const pictures = new Pictures();
  const outcome = { current: {} as PageOutcome };
  const onPageShown = startEffects({
    router,
    state: clientState,
    requests,
    pictures,
    routes,
    views,
    chunkEffects: chunks,
    prefetchContentOf: content.forPrefetch,
    deferredChunk,
    offline: data.offline === true,
    outcome,
    navigation: navigationOf(tree, locale),
  });
  const documentValue = {
    ...data,
    headerAndFooter: readHeaderAndFooter(document),
    hydration: "",
    // The server cannot know the key of the first location, because a reloaded document keeps the key of its history
    // entry.
    firstKey: router.state.location.key,
    onPageShown,
    outcome,
    watchProse: deferredChunk.watchProse,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext value={documentValue}>
        <WatchPictureContext value={pictures.watch}>
          <RouterProvider router={router} />
        </WatchPictureContext>
      </DocumentContext>,
      rootOptions,
    );
  });
}

function pathOf({ pathname, search }: Location): string {
  return pathname + search;
}
