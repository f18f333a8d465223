import { allowReload } from "../router/load-chunk.ts";
import type { Visit } from "../visit.ts";
import { startCurrentNode } from "./current-node.ts";
import { startDropDowns } from "./drop-down.ts";
import { startHeader } from "./header.ts";
import { startLinks } from "./links.ts";
import { startMobileMenu } from "./mobile-menu.ts";
import { startOverlay } from "./overlay.ts";
import { startPageChange } from "./page-change.ts";
import { startScroll } from "./scroll.ts";
import { startViewport } from "./viewport.ts";

/**
 * Returns a function that must be called whenever a page is shown. The first call starts the effects. They run until
 * the document is left. They must not start before that call, because they modify the document, and React must have
 * hydrated the document first.
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

function startAll({ router, state, requests, pictures, navigation, outcome }: Visit): () => void {
  // With this attribute, the header's styles show the controls that need scripts.
  document.documentElement.dataset.hydrated = "";
  startLinks(router);
  startViewport(document, state);
  startHeader(document, state);
  startOverlay(document, requests);
  startDropDowns(document);
  pictures.start(document);
  const updateCurrentNode = startCurrentNode(document, router, navigation);
  const scroll = startScroll(router);
  const closeMobileMenu = startMobileMenu(document);
  const changePage = startPageChange(document, outcome);
  return () => {
    updateCurrentNode();
    closeMobileMenu();
    changePage(scroll());
  };
}
