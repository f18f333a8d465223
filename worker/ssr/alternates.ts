import { findVisibleNode, type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import { type Locale, localeOfPath, locales, otherLocale } from "../../shared/i18n/locales.ts";
import { type Deferred, defer, peek } from "../../shared/page/deferred.ts";
import { pageRoutes } from "../../shared/routing/table.ts";
import { views } from "../../shared/routing/views.ts";
import { ANY_NODE_TAG, NAVIGATION_TAG } from "../cache/tags.ts";
import { withTimeout } from "../config/with-timeout.ts";
import type { ContentAccess } from "../content/content-access.ts";
import { navigationCall } from "../upstream/calls.ts";

/** How long a page waits for routes that are not cached. */
const READY_WAIT_MS = 3;

/** The others exist in every locale. */
const nodeRoutes = pageRoutes.filter(
  ({ parent, view }) => parent === undefined && views[view].hasNode !== false,
);

interface AlternatesOptions {
  url: URL;
  /** The enabled locales. */
  locales: readonly Locale[];
  content: Pick<ContentAccess, "secondary">;
  /** For a page that must be complete: resolves at its time limit; absent for streamed pages. */
  limit?: Promise<unknown> | undefined;
}

/** Which pages also exist in the other locale, for `hreflang`. */
export class Alternates {
  readonly #options: AlternatesOptions;
  readonly #routes: Deferred<string[]> | undefined;

  constructor(options: AlternatesOptions) {
    this.#options = options;
    this.#routes = loadRoutes(options);
  }

  /** Whether the routes are still pending: a later document would have more `hreflang` links. */
  get isPending(): boolean {
    return this.#routes?.status === "pending";
  }

  /**
   * Names of the routes whose page exists in one locale only; undefined with a single locale, or if
   * the other's routes are not available in time.
   */
  async singleLocaleRoutes(own: Navigation): Promise<readonly string[] | undefined> {
    await this.#wait();
    const other = peek(this.#routes);
    if (!other) return undefined;
    const available = routesIn(own);
    return nodeRoutes
      .map(({ name }) => name)
      .filter((name) => !(other.includes(name) && available.includes(name)));
  }

  async #wait(): Promise<void> {
    const { content, limit } = this.#options;
    const routes = this.#routes;
    if (!routes || routes.status === "fulfilled") return;
    await Promise.race([routes, limit ?? content.secondary.source.lookupsDone()]);
    if (!limit) await withTimeout(routes, READY_WAIT_MS);
  }
}

/** Uses a separate source, so that neither its age nor its failure affects the page. */
function loadRoutes({ url, locales: on, content }: AlternatesOptions) {
  const { source } = content.secondary;
  const domainId = source.config.domains[otherLocale(localeOfPath(url.pathname))];
  if (on.length < locales.length || domainId === undefined) return undefined;
  const routes = source.derive<string[]>({
    key: { call: "alternates", parameters: { domainId } },
    policy: "alternates",
    load: async (send) => routesIn(navigationOf(await send(navigationCall(domainId)), "")),
    tags: () => [NAVIGATION_TAG, ANY_NODE_TAG],
  });
  return defer(routes);
}

const memoized = new WeakMap<Navigation, string[]>();

function routesIn(navigation: Navigation): string[] {
  const routes = memoized.get(navigation) ?? availableRoutes(navigation);
  memoized.set(navigation, routes);
  return routes;
}

function availableRoutes(navigation: Navigation): string[] {
  const available = nodeRoutes.filter(({ indexName, nodeId }) =>
    findVisibleNode(navigation, indexName, nodeId),
  );
  return available.map(({ name }) => name);
}
