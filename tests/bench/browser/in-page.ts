/** Measurements inside a page: these functions run in the browser and cannot use anything outside themselves. */
export interface Readings {
  firstPaint: number;
  largestPaint: { ms: number; element: string; address: string };
  /** Long tasks: start and duration. */
  tasks: [start: number, duration: number][];
  shift: number;
  hydratedAt: number;
  lastActivity: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    bench: Readings;
  }
}

/** Starts before any script of the page. */
export function watchPage(): void {
  const none = Number.NaN;
  const readings: Readings = {
    firstPaint: none,
    largestPaint: { ms: none, element: "", address: "" },
    tasks: [],
    shift: 0,
    hydratedAt: none,
    lastActivity: 0,
  };
  window.bench = readings;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    });
    observer.observe({ type, buffered: true });
  };
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") readings.firstPaint = startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    const { startTime, element, url } = entry as LargestContentfulPaint;
    readings.largestPaint = {
      ms: startTime,
      element: element ? `${element.localName}.${element.className}` : "",
      address: url,
    };
  });
  watch("longtask", ({ startTime, duration }) => {
    readings.tasks.push([startTime, duration]);
    readings.lastActivity = startTime + duration;
  });
  watch("layout-shift", (entry) => {
    readings.shift += (entry as LayoutShift).value;
  });
  watch("resource", () => {
    readings.lastActivity = performance.now();
  });
  // React sets its own keys on hydrated elements.
  const links = document.getElementsByTagName("a");
  const look = () => {
    let last: Element | undefined;
    for (const link of links) if (link.closest("main")) last = link;
    const isMarked = last && Object.keys(last).some((key) => key.startsWith("__reactFiber$"));
    if (isMarked) readings.hydratedAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Whether the page has been idle for a while. */
export function isQuiet({
  isHydrated,
  quietMs,
}: {
  isHydrated: boolean;
  quietMs: number;
}): boolean {
  const { hydratedAt, lastActivity } = window.bench;
  if (document.readyState !== "complete" || (isHydrated && Number.isNaN(hydratedAt))) return false;
  return performance.now() - Math.max(lastActivity, hydratedAt || 0) > quietMs;
}

/** A fetched file: when it had loaded and its transferred size. */
export interface Fetched {
  path: string;
  endMs: number;
  bytes: number;
}

export function fetchedFiles(): Fetched[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries.map(({ name, responseEnd, encodedBodySize }) => ({
    path: new URL(name).pathname + new URL(name).search,
    endMs: responseEnd,
    bytes: encodedBodySize,
  }));
}
