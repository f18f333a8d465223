import { navigationOf } from "../shared/content/navigation.ts";
import { message } from "../shared/i18n/messages.ts";
import { startCurrentNode } from "./effects/current-node.ts";
import { startDropDowns } from "./effects/drop-down.ts";
import { startHeader } from "./effects/header.ts";
import { startLinks } from "./effects/links.ts";
import { startMobileMenu } from "./effects/mobile-menu.ts";
import { startOverlay } from "./effects/overlay.ts";
import { startPageChange } from "./effects/page-change.ts";
import { startScroll } from "./effects/scroll.ts";
import { startViewport } from "./effects/viewport.ts";
import { allowReload } from "./load-chunk.ts";

import type { Visit } from "./visit.ts";

/**
 * Returns a callback for each page shown. Effects start with the first one: they
 * modify the document, so React must have hydrated it.
 */
export function startEffects(visit: Visit): () => void {
  let pageShown: (() => void) | undefined;
  return () => {
    pageShown ??= startAll(visit);
    pageShown();
    allowReload(location.pathname + location.search, visit.chunkEffects);
    void visit.deferredChunk.pageShown(visit);
  };
}

function startAll({ router, state, requests, pictures, locale, tree }: Visit): () => void {
  // Shows controls that need scripts (see the header's styles).
  document.documentElement.dataset.hydrated = "";
  startLinks(router);
  startViewport(document, state);
  startHeader(document, state);
  startOverlay(document, requests);
  startDropDowns(document);
  pictures.start(document);
  const navigation = navigationOf(tree, message(locale, "home"));
  const { nodeList, nodeListMap, nodeShowList } = navigation;
  const perPage = [
    startCurrentNode(document, router, navigation),
    startScroll(router),
    startMobileMenu(document),
    startPageChange(document),
  ];
  return () => {
    state.set({ nodeList, nodeListMap, nodeShowList });
    for (const effect of perPage) effect.pageShown();
  };
}
