import { type Navigation, navigationOf } from "../shared/content/navigation.ts";
import { localeOfPath } from "../shared/i18n/locales.ts";
import { message } from "../shared/i18n/messages.ts";
import type { ClientState } from "../shared/page/client-state.ts";
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

function startAll({ router, state, requests, pictures, navigationTrees }: Visit): () => void {
  // Shows controls that need scripts (see the header's styles).
  document.documentElement.dataset.hydrated = "";
  startLinks(router);
  startViewport(document, state);
  startHeader(document, state);
  startOverlay(document, requests);
  startDropDowns(document);
  pictures.start(document);
  const navigation = currentNavigation(navigationTrees);
  const perPage = [
    ...(navigation ? [startCurrentNode(document, router, navigation)] : []),
    startScroll(router),
    startMobileMenu(document),
    startPageChange(document),
  ];
  return () => {
    state.set(navigationState(navigation));
    for (const effect of perPage) effect.pageShown();
  };
}

/** The navigation of the current locale. */
function currentNavigation(trees: Visit["navigationTrees"]): Navigation | undefined {
  const locale = localeOfPath(location.pathname);
  const tree = trees[locale];
  return tree && navigationOf(tree, message(locale, "home"));
}

/** The navigation as specified for the client state (section 3). */
function navigationState(navigation: Navigation | undefined): Partial<ClientState> {
  if (!navigation) return {};
  const { nodeList, nodeListMap, nodeShowList } = navigation;
  return { nodeList, nodeListMap, nodeShowList };
}
