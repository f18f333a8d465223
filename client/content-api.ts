import { ContentError, type ContentErrorCode } from "../shared/content/errors.ts";
import type { AdjacentItems, ContentApi, ListQuery, NodeTree } from "../shared/content/types.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import type { ContentSourceOf } from "../shared/page/content-context.ts";
import type { NavigationCache } from "./navigation-cache.ts";
import type { RequestCounter } from "./requests.ts";

type Parameters = Record<string, string | number | undefined>;

/** Request time-out of specification section 9. */
const TIMEOUT_MS = 10_000;

export type FetchJson = (path: string, signal: AbortSignal) => Promise<unknown>;

/** Time that an answer fetched in advance may wait for its page. */
const KEPT_MS = 60_000;

const GROUPS = "/api/groups";

/** The browser's content, for the page that a visitor has asked for and for one that may be next. */
export interface BrowserContent {
  requested: ContentSourceOf;
  /** Its answers are kept, and taken when the page is asked for. */
  ahead: ContentSourceOf;
}

interface ContentOptions {
  /** The navigation, which is asked for once a visit. */
  known: Partial<Record<Locale, NodeTree>>;
  requests: RequestCounter;
  navigationCache: NavigationCache;
  /** Whether the page asked for is being loaded as a document, where its data cannot be had. */
  openStoredPage?: () => Promise<boolean>;
  fetchJson?: FetchJson;
  now?: () => number;
}

/** An answer that was fetched in advance. */
interface Stored {
  response: Promise<unknown>;
  /** Milliseconds since 1970. */
  until: number;
  isSettled?: boolean;
}

/** Content over `/api`, which answers in the shapes of shared/content/types.ts. */
export function createBrowserContent({
  known,
  requests,
  navigationCache,
  openStoredPage = async () => false,
  fetchJson = fetchFromApi,
  now = Date.now,
}: ContentOptions): BrowserContent {
  const stored = new Map<string, Stored>();
  const take = (path: string) => {
    const entry = stored.get(path);
    // A visitor goes from one group to the next: all of them are in one answer.
    if (!path.startsWith(GROUPS)) stored.delete(path);
    return entry && entry.until > now() ? entry : undefined;
  };
  const fetchRequested: FetchJson = (path, signal) => {
    const entry = take(path);
    // What is there already is no request; what is on its way is one from now on.
    if (entry?.isSettled) return entry.response;
    const fetchPage = () => {
      // Given up, not failed: nothing is to be asked again.
      signal.throwIfAborted();
      return path.startsWith(GROUPS) ? fetchAhead(path, signal) : fetchJson(path, signal);
    };
    const response = requests.track(() =>
      entry ? untilAborted(entry.response, signal).catch(fetchPage) : fetchPage(),
    );
    return response.catch(async (error) => {
      if (!isNetworkFailure(error) || signal.aborted || !(await openStoredPage())) throw error;
      // The page that asked is about to go: nothing of it is shown any more.
      return new Promise<never>(() => {});
    });
  };
  const fetchAhead: FetchJson = (path, signal) => {
    const entry = stored.get(path);
    if (entry && entry.until > now()) return entry.response;
    for (const [known, { until }] of stored) if (until <= now()) stored.delete(known);
    const requested: Stored = { response: fetchJson(path, signal), until: now() + KEPT_MS };
    stored.set(path, requested);
    requested.response.then(
      () => {
        requested.isSettled = true;
      },
      () => stored.delete(path),
    );
    return requested.response;
  };
  return {
    // The overlay of requests under way would lie over the page that is whole without its extras.
    requested: contentSource({ known, navigationCache }, fetchRequested, fetchJson),
    ahead: contentSource({ known, navigationCache }, fetchAhead, declineExtra),
  };
}

/** Nobody waits for the page any more: whoever counts the request need not either. */
function untilAborted<T>(response: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([response, aborted]);
}

function declineExtra(path: string): Promise<never> {
  return Promise.reject(new ContentError("upstream", `GET ${path} is not sent in advance`));
}

/** @param fetchExtra fetches what a page is whole without. */
function contentSource(
  { known, navigationCache }: Pick<ContentOptions, "known" | "navigationCache">,
  fetchJson: FetchJson,
  fetchExtra: FetchJson,
): ContentSourceOf {
  return (locale, signal) => {
    const get = <T>(path: string, parameters: Parameters = {}) =>
      fetchJson(apiPath(locale, path, parameters), signal) as Promise<T>;
    const contents = (query: ListQuery, view?: "card") =>
      get<never>("contents", {
        nodeId: query.nodeId,
        page: query.page,
        pageSize: query.pageSize,
        isColor: query.isColor === undefined ? undefined : String(query.isColor),
        position: query.position,
        view,
      });
    const api: ContentApi = {
      locale,
      navigation: async () => {
        const tree =
          known[locale] ?? navigationCache.read(locale) ?? (await get<NodeTree>("nodes"));
        navigationCache.save(locale, tree);
        known[locale] = tree;
        return tree;
      },
      list: (query) => contents(query),
      cards: (query) => contents(query, "card"),
      groups: (nodeId) => get("groups", { nodeId }),
      item: (id) => get(`contents/${encodeURIComponent(id)}`),
      adjacentItems: (id) =>
        fetchExtra(
          apiPath(locale, `contents/${encodeURIComponent(id)}/adjacent`, {}),
          signal,
        ) as Promise<AdjacentItems>,
      search: ({ keyword, page, section }) => get("search", { keyword, page, section }),
    };
    return api;
  };
}

function apiPath(locale: Locale, path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (locale !== "zh") query.set("domain", locale);
  const search = String(query);
  return search ? `/api/${path}?${search}` : `/api/${path}`;
}

async function fetchFromApi(path: string, signal: AbortSignal): Promise<unknown> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    const headers = { accept: "application/json" };
    const response = await fetch(path, { signal: limit.signal, headers });
    if (response.ok) return await response.json();
    throw new ContentError(codeOf(response.status), `GET ${path} answered ${response.status}`);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ContentError) throw cause;
    throw new ContentError("upstream", `GET ${path} failed on the network`, { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Whether no response came at all. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof ContentError && error.cause instanceof TypeError;
}

function codeOf(status: number): ContentErrorCode {
  if (status === 404) return "not-found";
  return status === 400 ? "bad-request" : "upstream";
}
