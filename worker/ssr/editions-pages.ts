import { type Deferred, defer, peek } from "../../shared/content/deferred.ts";
import { findShownNode, navigationOf } from "../../shared/content/navigation.ts";
import type { NodeTree } from "../../shared/content/types.ts";
import { type Edition, editionOfPath, editions } from "../../shared/i18n/editions.ts";
import { pageRoutes } from "../../shared/routes/table.ts";
import type { OpenContent } from "../app-env.ts";
import type { Config } from "../env.ts";
import { inTime } from "../in-time.ts";

/** How long a page waits for a navigation that the cache does not hold. */
const READY_WAIT_MS = 3;
/** Which pages an edition has changes rarely: it is asked about again after this time, and told meanwhile. */
const FRESH_MS = 600_000;

/** Pages that hang on no node are in every edition. */
const NODELESS = ["home", "search", "not-found"];

const nodeRoutes = pageRoutes.filter(
  ({ parent, view }) => parent === undefined && !NODELESS.includes(view),
);

interface AskingPage {
  url: URL;
  editions: readonly Edition[];
  content: OpenContent;
  waitForAll: boolean;
  leaving: AbortSignal;
  now: () => number;
}

/** Names of the routes whose page an edition shows. */
type RouteNames = ReadonlySet<string>;

interface Remembered {
  routes: RouteNames;
  /** Milliseconds since the epoch. */
  askedAt: number;
}

/** By the settings of the isolate, of which there is one but in tests. */
const memory = new WeakMap<Config, Map<Edition, Remembered>>();

/**
 * Which pages both editions have. What the isolate remembers costs nothing; a
 * streamed document, which nobody stores, does without what it does not.
 */
export class EditionsPages {
  readonly #page: AskingPage;
  #routes: Deferred<readonly string[]> | undefined;

  constructor(page: AskingPage) {
    this.#page = page;
    const isKnown = page.editions.every((edition) => recall(page, edition) || isOwn(page, edition));
    if (page.waitForAll || isKnown) this.#ask();
  }

  /**
   * Names of the routes whose page not both editions show; undefined where one
   * is switched off or its navigation cannot be had in time.
   *
   * @param limit yields what resolves when who waits for all waits no longer.
   */
  async inTime(
    limit: () => Promise<unknown>,
    { isStreamed }: { isStreamed: boolean },
  ): Promise<readonly string[] | undefined> {
    if (!isStreamed) this.#ask();
    const routes = this.#routes;
    if (!routes || routes.status === "fulfilled") return peek(routes);
    if (this.#page.waitForAll) await Promise.race([routes, limit()]);
    else {
      await Promise.race([routes, this.#page.content.aside.source.lookupsDone()]);
      await inTime(routes, READY_WAIT_MS);
    }
    return peek(routes);
  }

  /** The routes are on their way: the next document will know more than this one. */
  get isMissed(): boolean {
    return this.#routes?.status === "pending";
  }

  #ask(): void {
    if (this.#page.editions.length < editions.length) return;
    this.#routes ??= defer(routesNotInAll(this.#page));
  }
}

async function routesNotInAll(page: AskingPage): Promise<string[]> {
  const ofEditions = await Promise.all(page.editions.map((edition) => routesOf(page, edition)));
  return nodeRoutes
    .map(({ name }) => name)
    .filter((name) => !ofEditions.every((routes) => routes.has(name)));
}

async function routesOf(page: AskingPage, edition: Edition): Promise<RouteNames> {
  // The page asks for its own navigation anyway.
  if (isOwn(page, edition)) return ask(page, edition, page.content);
  const known = recall(page, edition);
  if (known && page.now() - known.askedAt < FRESH_MS) return known.routes;
  // Others need not ask meanwhile.
  if (known) known.askedAt = page.now();
  const asked = ask(page, edition, page.content.aside);
  if (!known) return asked;
  const orOld = asked.catch(() => known.routes);
  return page.waitForAll ? orOld : known.routes;
}

async function ask(
  { content, leaving, now }: AskingPage,
  edition: Edition,
  { contentOf }: Pick<OpenContent, "contentOf">,
): Promise<RouteNames> {
  const routes = routesIn(await contentOf(edition, leaving).navigation());
  const { config } = content.source;
  const remembered = memory.get(config) ?? new Map<Edition, Remembered>();
  memory.set(config, remembered.set(edition, { routes, askedAt: now() }));
  return routes;
}

function recall({ content }: AskingPage, edition: Edition): Remembered | undefined {
  return memory.get(content.source.config)?.get(edition);
}

function isOwn({ url }: AskingPage, edition: Edition): boolean {
  return editionOfPath(url.pathname) === edition;
}

const routesOfTrees = new WeakMap<NodeTree, RouteNames>();

function routesIn(tree: NodeTree): RouteNames {
  const known = routesOfTrees.get(tree);
  if (known) return known;
  const navigation = navigationOf(tree, "");
  const shown = nodeRoutes.filter(({ indexName, nodeId }) =>
    findShownNode(navigation, indexName, nodeId),
  );
  const routes = new Set(shown.map(({ name }) => name));
  routesOfTrees.set(tree, routes);
  return routes;
}
