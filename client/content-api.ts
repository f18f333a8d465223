import type { ContentSourceOf } from "../shared/content/context.ts";
import { ContentError, type ContentErrorCode } from "../shared/content/errors.ts";
import type { ContentApi, ListQuery, NodeTree } from "../shared/content/types.ts";
import type { Edition } from "../shared/i18n/editions.ts";

type Parameters = Record<string, string | number | undefined>;

/** Request time-out of specification section 9. */
const TIMEOUT_MS = 10_000;

export type FetchJson = (path: string, signal: AbortSignal) => Promise<unknown>;

/**
 * The browser's content: over `/api`, which answers in the shapes of
 * shared/content/types.ts. The navigation is asked for once a visit.
 */
export function createContentSource(
  known: Partial<Record<Edition, NodeTree>>,
  fetchJson: FetchJson = fetchFromApi,
): ContentSourceOf {
  return (edition, signal) => {
    const get = <T>(path: string, parameters: Parameters = {}) =>
      fetchJson(apiPath(edition, path, parameters), signal) as Promise<T>;
    const contents = (query: ListQuery, view?: "card") =>
      get<never>("contents", {
        nodeId: query.nodeId,
        page: query.page,
        pageSize: query.pageSize,
        view,
      });
    const api: ContentApi = {
      edition,
      navigation: async () => (known[edition] ??= await get<NodeTree>("nodes")),
      list: (query) => contents(query),
      cards: (query) => contents(query, "card"),
      groups: (nodeId) => get("groups", { nodeId }),
      item: (id) => get(`contents/${encodeURIComponent(id)}`),
      search: (keyword, page) => get("search", { keyword, page }),
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
  return query.size > 0 ? `/api/${path}?${query}` : `/api/${path}`;
}

async function fetchFromApi(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(path, { signal: limit, headers: { accept: "application/json" } });
    if (response.ok) return await response.json();
    throw new ContentError(codeOf(response.status), `GET ${path} answered ${response.status}`);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ContentError) throw cause;
    throw new ContentError("upstream", `GET ${path} failed on the network`, { cause });
  }
}

function codeOf(status: number): ContentErrorCode {
  if (status === 404) return "not-found";
  return status === 400 ? "bad-request" : "upstream";
}
