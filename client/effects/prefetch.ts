import { linkAddress } from "./link-address.ts";

/** Where links lead, asked for before they are followed. */
export interface PrefetchSource {
  /** Code and data of a page; again only when what was fetched is no longer fresh. */
  prefetch(url: URL): void;
  /** Whether an address is a page that the router shows. */
  isPage(url: URL): boolean;
}

/** Links in view whose pages are fetched while nothing else happens. */
const IN_VIEW_LIMIT = 6;
/** Time that a page has to itself before others are fetched. */
const SETTLE_MS = 2000;
/** A pointer that only passes by means nothing. */
const HOVER_DELAY_MS = 60;

/**
 * Fetches the page behind a link at the first sign that it may be followed:
 * hovering, focus, touch; and some of what is in view when the connection allows.
 */
export function startPrefetch(
  root: Document,
  source: PrefetchSource,
): { pageShown: () => void; stop: () => void } {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  let hovering: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    const url = isAllowed() ? linkAt(event.target) : undefined;
    if (url && source.isPage(url)) source.prefetch(url);
  };
  root.addEventListener(
    "pointerover",
    (event) => {
      clearTimeout(hovering);
      hovering = setTimeout(() => consider(event), HOVER_DELAY_MS);
    },
    options,
  );
  root.addEventListener("focusin", consider, options);
  root.addEventListener("touchstart", consider, options);
  const inView = observeLinks(root, source);
  return {
    pageShown: inView.pageShown,
    stop() {
      clearTimeout(hovering);
      controller.abort();
      inView.stop();
    },
  };
}

function observeLinks(root: Document, source: PrefetchSource) {
  let left = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting && left > 0 ? linkAt(target) : undefined;
      if (!url || !source.isPage(url)) continue;
      observer.unobserve(target);
      left -= 1;
      whenIdle(() => source.prefetch(url));
    }
  });
  return {
    pageShown() {
      observer.disconnect();
      clearTimeout(waiting);
      left = IN_VIEW_LIMIT;
      if (!isAllowed() || !isFast()) return;
      // The pager's next page is the likeliest of all; it comes first in the limit.
      const links = root.querySelectorAll("main nav[data-page-size] a[href], main article a[href]");
      // The page itself comes first, with all its pictures.
      waiting = setTimeout(() => {
        for (const link of links) observer.observe(link);
      }, SETTLE_MS);
    },
    stop() {
      clearTimeout(waiting);
      observer.disconnect();
    },
  };
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection {
  return "connection" in navigator ? (navigator.connection as Connection) : {};
}

/** A visitor who saves data pays for nothing that was not asked for. */
function isAllowed(): boolean {
  return connection().saveData !== true;
}

/** Browsers that do not tell are asked for nothing in advance. */
function isFast(): boolean {
  return connection().effectiveType === "4g";
}

function linkAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.href && !link.target && !link.hasAttribute("download")
    ? linkAddress(link)
    : undefined;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
