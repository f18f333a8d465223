import "../shared/styles/index.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import type { NodeTree } from "../shared/content/types.ts";
import type { Edition } from "../shared/i18n/editions.ts";
import { ClientStateContext } from "../shared/layouts/client-state.ts";
import { DocumentContext } from "../shared/layouts/document-context.tsx";
import type { HydrationData } from "../shared/layouts/hydration-data.ts";
import { createBrowserContent } from "./content-api.ts";
import { Pictures } from "./effects/pictures.ts";
import { startTables } from "./effects/tables.ts";
import { LateValues, readHydrationData, reviveErrors, reviveLoaderData } from "./hydration.ts";
import { openKeptPage } from "./kept-page.ts";
import { setChunkTarget } from "./load-chunk.ts";
import { NavigationCache, openStorage } from "./navigation-cache.ts";
import { createPrefetchSource } from "./prefetching.ts";
import { RequestCounter } from "./requests.ts";
import { createRouter } from "./router.ts";
import { startEffects } from "./start-effects.ts";
import { ClientStateStore } from "./state.ts";
import { ViewStyles } from "./view-styles.ts";

const data = readHydrationData();
// A task of its own: reading all the modules has kept the browser from its visitor for long enough.
if (data) setTimeout(() => void start(data));

async function start(data: HydrationData): Promise<void> {
  const known = knownTrees(data);
  const state = new ClientStateStore();
  const requests = new RequestCounter(state);
  const content = createBrowserContent({
    known,
    requests,
    navigationCache: new NavigationCache(openStorage()),
    openKeptPage: () => openKeptPage(target()),
  });
  const styles = new ViewStyles(data.styles);
  const { router, routes } = await createRouter(
    data,
    {
      loaderData: reviveLoaderData(data.loaderData, new LateValues()),
      errors: reviveErrors(data.errors),
    },
    content.asked,
    (edition) => known[edition] === undefined,
    styles,
  );
  const target = () => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    return pathname + search;
  };
  setChunkTarget(target);
  const prefetch = createPrefetchSource(routes, content.ahead, styles);
  const pictures = new Pictures();
  const onPageShown = startEffects({
    router,
    state,
    requests,
    prefetch,
    pictures,
    offline: data.offline === true,
    known,
  });
  const documentValue = {
    ...data,
    hydration: "",
    onPageShown,
    showStyles: styles.show,
    watchPicture: pictures.watch,
    watchProse: startTables,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <ClientStateContext value={state}>
        <DocumentContext value={documentValue}>
          <RouterProvider router={router} />
        </DocumentContext>
      </ClientStateContext>,
    );
  });
}

/** The layout's data has the navigation already. */
function knownTrees({ editions, loaderData }: HydrationData): Partial<Record<Edition, NodeTree>> {
  const trees = editions.flatMap((edition) => {
    const layout = loaderData[edition] as { tree?: NodeTree } | undefined;
    return layout?.tree && layout.tree.nodes.length > 0 ? [[edition, layout.tree] as const] : [];
  });
  return Object.fromEntries(trees);
}
