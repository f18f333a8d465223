import type { DataRouter } from "react-router";
import { navigationOf } from "../shared/content/navigation.ts";
import type { NodeTree } from "../shared/content/types.ts";
import { type Edition, editionOfPath } from "../shared/i18n/editions.ts";
import { message } from "../shared/i18n/messages.ts";
import type { ClientState } from "../shared/layouts/client-state.ts";
import { startDropDowns } from "./effects/drop-down.ts";
import { startHeader } from "./effects/header.ts";
import { startLinks } from "./effects/links.ts";
import { startMobileMenu } from "./effects/mobile-menu.ts";
import { startOverlay } from "./effects/overlay.ts";
import { startPageChange } from "./effects/page-change.ts";
import type { Pictures } from "./effects/pictures.ts";
import { type PrefetchSource, startPrefetch } from "./effects/prefetch.ts";
import { startQrCodes } from "./effects/qr-codes.ts";
import { startQuickLinks } from "./effects/quick-links.ts";
import { startReveal } from "./effects/reveal.ts";
import { startScroll } from "./effects/scroll.ts";
import { startServiceWorker } from "./effects/service-worker.ts";
import { startShare } from "./effects/share.ts";
import { startViewport } from "./effects/viewport.ts";
import type { RequestCounter } from "./requests.ts";
import type { ClientStateStore } from "./state.ts";

/** What the effects act on. */
export interface Visit {
  router: DataRouter;
  state: ClientStateStore;
  requests: RequestCounter;
  prefetch: PrefetchSource;
  pictures: Pictures;
  /** Whether pages may be kept for the time without a network. */
  offline: boolean;
  /** The navigation of each edition, once it is known. */
  known: Partial<Record<Edition, NodeTree>>;
}

/**
 * Starts the effects with the first page shown: they touch the document, which
 * React has taken over by then. Returns what to call for each page.
 */
export function startEffects(visit: Visit): () => void {
  let pageShown: (() => void) | undefined;
  return () => {
    pageShown ??= startAll(visit);
    pageShown();
  };
}

function startAll({
  router,
  state,
  requests,
  prefetch,
  pictures,
  offline,
  known,
}: Visit): () => void {
  // From here on controls that need a script are shown (see the styles of the header).
  document.documentElement.dataset.hydrated = "";
  startLinks(router);
  startViewport(document, state);
  startHeader(document, state);
  startQuickLinks(document, state);
  startOverlay(document, requests);
  startDropDowns(document);
  startShare(document);
  startQrCodes(document);
  pictures.start(document);
  const perPage = [
    startScroll(router),
    startMobileMenu(document),
    startPageChange(document),
    startReveal(document, requests),
    startPrefetch(document, prefetch),
    startServiceWorker(offline),
  ];
  return () => {
    state.set(navigationState(known));
    for (const effect of perPage) effect.pageShown();
  };
}

/** The navigation as the specification's client state has it (section 3). */
function navigationState(known: Visit["known"]): Partial<ClientState> {
  const edition = editionOfPath(location.pathname);
  const tree = known[edition];
  if (!tree) return {};
  const { nodeList, nodeListMap, nodeShowList } = navigationOf(tree, message(edition, "home"));
  return { nodeList, nodeListMap, nodeShowList };
}
