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
import { chunksShown } from "./load-chunk.ts";

import type { Visit } from "./visit.ts";

/**
 * Starts the effects with the first page shown: they touch the document, which
 * React has taken over by then. Returns what to call for each page.
 */
export function startEffects(visit: Visit): () => void {
  let pageShown: (() => void) | undefined;
  return () => {
    pageShown ??= startAll(visit);
    pageShown();
    chunksShown(location.pathname + location.search, visit.chunkEffects);
    void visit.deferredChunk.pageShown(visit);
  };
}

function startAll({ router, state, requests, pictures, known }: Visit): () => void {
  // From here on controls that need a script are shown (see the styles of the header).
  document.documentElement.dataset.hydrated = "";
  startLinks(router);
  startViewport(document, state);
  startHeader(document, state);
  startOverlay(document, requests);
  startDropDowns(document);
  pictures.start(document);
  const navigation = knownNavigation(known);
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

/** The navigation of the edition shown. */
function knownNavigation(known: Visit["known"]): Navigation | undefined {
  const locale = localeOfPath(location.pathname);
  const tree = known[locale];
  return tree && navigationOf(tree, message(locale, "home"));
}

/** The navigation as the specification's client state has it (section 3). */
function navigationState(navigation: Navigation | undefined): Partial<ClientState> {
  if (!navigation) return {};
  const { nodeList, nodeListMap, nodeShowList } = navigation;
  return { nodeList, nodeListMap, nodeShowList };
}
