import { defaultLocale } from "../../shared/brand/locales.ts";
import { ContentError, type ContentErrorCode } from "../../shared/content/errors.ts";
import type { ListQuery, NodeTree } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { GetContentApi } from "../../shared/rendering/contexts.tsx";
import type { RequestCounter } from "./request-counter.ts";

type Parameters = Record<string, string | number | boolean | undefined>;

/** Request timeout (docs/behaviour.md 5). */
const TIMEOUT_MS = 10_000;

export type FetchJson = (path: string, signal: AbortSignal) => Promise<unknown>;

/** A navigation may use a prefetched response for at most this time. */
const PREFETCH_TTL_MS = 60_000;

const GROUPS = "/api/groups";

/**
 * The two content APIs of the browser. One loads the data of navigations, and the other prefetches the data of pages
 * that a visitor may open next.
 */
export interface BrowserContent {
  forNavigation: GetContentApi;
  /** Keeps the responses, so that a later navigation can use them. */
  forPrefetch: GetContentApi;
}

interface ContentOptions {
  /** The navigation tree. The document contains it, so it is not fetched. */
  tree: NodeTree;
  requests: RequestCounter;
  /**
   * Called if the network fails. Resolves with true if the service worker has stored the page. The page is then loaded
   * as a document.
   */
  openStoredPage?: () => Promise<boolean>;
  fetchJson?: FetchJson;
  now?: () => number;
}

interface PrefetchEntry {
  response: Promise<unknown>;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  isSettled?: boolean;
}

/**
 * Creates the content APIs of the browser. They read content from `/api`, whose responses have the types of
 * shared/content/types.ts.
 */
export function createBrowserContent({
  tree,
  requests,
  openStoredPage = async () => false,
  fetchJson = fetchFromApi,
  now = Date.now,
}: ContentOptions): BrowserContent {
  const prefetched = new Map<string, PrefetchEntry>();
  const take = (path: string) => {
    const entry = prefetched.get(path);
    // A response of `/api/groups` contains the items of all tabs of a page. It is kept, because visitors open one tab
    // after another.
    if (!path.startsWith(GROUPS)) prefetched.delete(path);
    return entry && entry.expiresAt > now() ? entry : undefined;
  };
  const fetchForNavigation: FetchJson = (path, signal) => {
    const entry = take(path);
    // A prefetch that has ended is not counted as a request. A prefetch in flight is counted from now on.
    if (entry?.isSettled) return entry.response;
    const fetchPage = () => {
      // If a prefetch has failed, the data is fetched again here. If the navigation was aborted, nothing is fetched,
      // because nobody waits for the data any more.
      signal.throwIfAborted();
      return path.startsWith(GROUPS) ? prefetch(path, signal) : fetchJson(path, signal);
    };
    const response = requests.track(() =>
      entry ? untilAborted(entry.response, signal).catch(fetchPage) : fetchPage(),
    );
    return response.catch(async (error) => {
      if (!isNetworkFailure(error) || signal.aborted || !(await openStoredPage())) throw error;
      // The document is about to be replaced. The promise stays pending, so that no error is shown until then.
      return new Promise<never>(() => {});
    });
  };
  const prefetch: FetchJson = (path, signal) => {
    const entry = prefetched.get(path);
    if (entry && entry.expiresAt > now()) return entry.response;
    for (const [key, { expiresAt }] of prefetched) if (expiresAt <= now()) prefetched.delete(key);
    const added: PrefetchEntry = {
      response: fetchJson(path, signal),
      expiresAt: now() + PREFETCH_TTL_MS,
    };
    prefetched.set(path, added);
    added.response.then(
      () => {
        added.isSettled = true;
      },
      () => prefetched.delete(path),
    );
    return added.response;
  };
  return {
    // Requests for optional data are not counted. Otherwise the loading overlay would cover a page that is usable
    // without this data.
    forNavigation: contentSource(tree, fetchForNavigation, fetchJson),
    forPrefetch: contentSource(tree, prefetch, rejectOptional),
  };
}

/**
 * Waits for a response, but rejects as soon as the signal aborts. An aborted navigation then no longer counts as a
 * request.
 */
function untilAborted<T>(response: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([response, aborted]);
}

function rejectOptional(path: string): Promise<never> {
  return Promise.reject(
    new ContentError("upstream", `optional data is not prefetched (GET ${path})`),
  );
}

/**
 * Creates content APIs that request `/api`.
 * @param fetchOptional fetches data without which a page is still complete.
 */
function contentSource(
  tree: NodeTree,
  fetchJson: FetchJson,
  fetchOptional: FetchJson,
): GetContentApi {
  return (locale, signal) => {
    const get = <T>(path: string, parameters: Parameters = {}, fetch = fetchJson) =>
      fetch(apiPath(locale, path, parameters), signal) as Promise<T>;
    const contents = (query: ListQuery, view?: "card") =>
      get<never>("contents", {
        ...query,
        filters: query.filters && Object.keys(query.filters).join(),
        ...query.filters,
        view,
      });
    return {
      locale,
      navigation: async () => tree,
      list: (query) => contents(query),
      cards: (query) => contents(query, "card"),
      groups: (nodeId) => get("groups", { nodeId, view: "page" }),
      item: (id) => get(`contents/${encodeURIComponent(id)}`),
      adjacentItems: (id) => get(`contents/${encodeURIComponent(id)}/adjacent`, {}, fetchOptional),
      search: ({ keyword, page, section }) => get("search", { keyword, page, section }),
    };
  };
}

function apiPath(locale: Locale, path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (locale !== defaultLocale) query.set("domain", locale);
  // The parameters are sorted, because caches in front of the site treat another order as another URL (docs/api.md).
  query.sort();
  const search = String(query);
  return search ? `/api/${path}?${search}` : `/api/${path}`;
}

async function fetchFromApi(path: string, signal: AbortSignal): Promise<unknown> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    const headers = { accept: "application/json" };
    const response = await fetch(path, { signal: controller.signal, headers });
    if (response.ok) return await response.json();
    throw new ContentError(
      codeOf(response.status),
      `GET ${path} returned status ${response.status}`,
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ContentError) throw cause;
    // `fetch` rejects with a TypeError if there was no response at all. A timeout counts as an upstream error instead,
    // because the visitor's network may work.
    const code = cause instanceof TypeError ? "network" : "upstream";
    throw new ContentError(code, `GET ${path} brought no usable response`, { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Whether the network has failed. A timeout does not count as a failure of the network. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof ContentError && error.code === "network";
}

function codeOf(status: number): ContentErrorCode {
  if (status === 404) return "not-found";
  if (status === 410) return "gone";
  return status === 400 ? "bad-request" : "upstream";
}
