import { linkAddress } from "./link-address.ts";

/** Prefetches the pages that links lead to. */
export interface PrefetchSource {
  /** Fetches code and data of a page, unless it was prefetched recently. */
  prefetch(url: URL): void;
  /** Whether the router would navigate to a URL. */
  isPage(url: URL): boolean;
}

/** Number of links in view whose pages are prefetched when idle. */
const IN_VIEW_LIMIT = 6;
/** Delay after a page is shown before others are prefetched. */
const SETTLE_MS = 2000;
/** Ignores pointers that only pass over a link. */
const HOVER_DELAY_MS = 60;

/**
 * Prefetches the page behind a link on hover, focus or touch, and on a fast
 * connection the pages behind some of the links in view.
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
      // The pager's next page is the most likely target, so the pager's links come first.
      const links = root.querySelectorAll("main nav[data-page-size] a[href], main article a[href]");
      // The current page and its pictures load first.
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

/** No prefetching with Save-Data. */
function isAllowed(): boolean {
  return connection().saveData !== true;
}

/** Unknown connections count as slow. */
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
