import { linkAddress } from "./link-address.ts";

/** Prefetches the pages that links lead to. */
export interface PrefetchSource {
  /** Fetches code and data of a page, unless it was prefetched recently. */
  prefetch(url: URL): void;
  /** Whether the router would navigate to a URL. */
  isPage(url: URL): boolean;
}

/** Ignores pointers that only pass over a link. */
const HOVER_DELAY_MS = 60;

/** Prefetches the page behind a link on hover, focus or touch. */
export function startPrefetch(root: Document, source: PrefetchSource): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  let hovering: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    const url = isAllowed() ? linkAt(event.target) : undefined;
    if (url && source.isPage(url)) source.prefetch(url);
  };
  const hover = (event: Event) => {
    clearTimeout(hovering);
    hovering = setTimeout(() => consider(event), HOVER_DELAY_MS);
  };
  root.addEventListener("pointerover", hover, options);
  root.addEventListener("focusin", consider, options);
  root.addEventListener("touchstart", consider, options);
  return () => {
    clearTimeout(hovering);
    controller.abort();
  };
}

/** No prefetching with Save-Data. */
function isAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}

function linkAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.href && !link.target && !link.hasAttribute("download")
    ? linkAddress(link)
    : undefined;
}
