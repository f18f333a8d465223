import { ContentError, type ContentErrorCode } from "../shared/content/errors.ts";
import type { ContentApi, ListQuery, NodeTree, Surroundings } from "../shared/content/types.ts";
import type { Edition } from "../shared/i18n/editions.ts";
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
  asked: ContentSourceOf;
  /** Its answers are kept, and taken when the page is asked for. */
  ahead: ContentSourceOf;
}

interface ContentOptions {
  /** The navigation, which is asked for once a visit. */
  known: Partial<Record<Edition, NodeTree>>;
  requests: RequestCounter;
  navigationCache: NavigationCache;
  /** Whether the page asked for is being loaded as a document, where its data cannot be had. */
  openKeptPage?: () => Promise<boolean>;
  fetchJson?: FetchJson;
  now?: () => number;
}

/** An answer that was fetched in advance. */
interface Kept {
  answer: Promise<unknown>;
  /** Milliseconds since 1970. */
  until: number;
  isSettled?: boolean;
}

/** Content over `/api`, which answers in the shapes of shared/content/types.ts. */
export function createBrowserContent({
  known,
  requests,
  navigationCache,
  openKeptPage = async () => false,
  fetchJson = fetchFromApi,
  now = Date.now,
}: ContentOptions): BrowserContent {
  const kept = new Map<string, Kept>();
  const take = (path: string) => {
    const entry = kept.get(path);
    // A visitor goes from one group to the next: all of them are in one answer.
    if (!path.startsWith(GROUPS)) kept.delete(path);
    return entry && entry.until > now() ? entry : undefined;
  };
  const fetchAsked: FetchJson = (path, signal) => {
    const entry = take(path);
    // What is there already is no request; what is on its way is one from now on.
    if (entry?.isSettled) return entry.answer;
    const ask = () => {
      // Given up, not failed: nothing is to be asked again.
      signal.throwIfAborted();
      return path.startsWith(GROUPS) ? fetchAhead(path, signal) : fetchJson(path, signal);
    };
    const answer = requests.track(() =>
      entry ? untilAborted(entry.answer, signal).catch(ask) : ask(),
    );
    return answer.catch(async (error) => {
      if (!isNetworkFailure(error) || signal.aborted || !(await openKeptPage())) throw error;
      // The page that asked is about to go: nothing of it is shown any more.
      return new Promise<never>(() => {});
    });
  };
  const fetchAhead: FetchJson = (path, signal) => {
    const entry = kept.get(path);
    if (entry && entry.until > now()) return entry.answer;
    for (const [known, { until }] of kept) if (until <= now()) kept.delete(known);
    const asked: Kept = { answer: fetchJson(path, signal), until: now() + KEPT_MS };
    kept.set(path, asked);
    asked.answer.then(
      () => {
        asked.isSettled = true;
      },
      () => kept.delete(path),
    );
    return asked.answer;
  };
  return {
    // The overlay of requests under way would lie over the page that is whole without its extras.
    asked: contentSource({ known, navigationCache }, fetchAsked, fetchJson),
    ahead: contentSource({ known, navigationCache }, fetchAhead, declineExtra),
  };
}

/** Nobody waits for the page any more: whoever counts the request need not either. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, aborted]);
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
  return (edition, signal) => {
    const get = <T>(path: string, parameters: Parameters = {}) =>
      fetchJson(apiPath(edition, path, parameters), signal) as Promise<T>;
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
      edition,
      navigation: async () => {
        const tree =
          known[edition] ?? navigationCache.read(edition) ?? (await get<NodeTree>("nodes"));
        navigationCache.save(edition, tree);
        known[edition] = tree;
        return tree;
      },
      list: (query) => contents(query),
      cards: (query) => contents(query, "card"),
      groups: (nodeId) => get("groups", { nodeId }),
      item: (id) => get(`contents/${encodeURIComponent(id)}`),
      surroundings: (id) =>
        fetchExtra(
          apiPath(edition, `contents/${encodeURIComponent(id)}/surroundings`, {}),
          signal,
        ) as Promise<Surroundings>,
      search: ({ keyword, page, section }) => get("search", { keyword, page, section }),
    };
    return api;
  };
}

function apiPath(edition: Edition, path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (edition !== "zh") query.set("domain", edition);
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
