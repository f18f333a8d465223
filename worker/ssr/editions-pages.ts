import { type Deferred, defer, peek } from "../../shared/content/deferred.ts";
import { findShownNode, navigationOf } from "../../shared/content/navigation.ts";
import type { NodeTree } from "../../shared/content/types.ts";
import { type Edition, editionOfPath, editions } from "../../shared/i18n/editions.ts";
import { pageRoutes } from "../../shared/routes/table.ts";
import type { OpenContent } from "../app-env.ts";
import { inTime } from "../in-time.ts";

/** How long a page waits for a navigation that the cache does not hold. */
const READY_WAIT_MS = 3;

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
}

/** Which pages both editions have, as far as that can be told without keeping a page waiting. */
export class EditionsPages {
  readonly #page: AskingPage;
  readonly #answer: Deferred<readonly string[]> | undefined;

  constructor(page: AskingPage) {
    this.#page = page;
    if (page.editions.length === editions.length) this.#answer = defer(ask(page));
  }

  /**
   * Names of the routes whose page not both editions show; undefined where one
   * is switched off or its navigation cannot be had in time.
   *
   * @param limit yields what resolves when who waits for all waits no longer.
   */
  async inTime(limit: () => Promise<unknown>): Promise<readonly string[] | undefined> {
    const answer = this.#answer;
    if (!answer) return undefined;
    if (answer.status === "fulfilled") return peek(answer);
    if (this.#page.waitForAll) await Promise.race([answer, limit()]);
    else {
      await Promise.race([answer, this.#page.content.aside.source.lookupsDone()]);
      await inTime(answer, READY_WAIT_MS);
    }
    return peek(answer);
  }

  /** The answer is on its way: the next document will know more than this one. */
  get isMissed(): boolean {
    return this.#answer?.status === "pending";
  }
}

async function ask({ url, editions, content, leaving }: AskingPage): Promise<readonly string[]> {
  const own = editionOfPath(url.pathname);
  const trees = editions.map((edition) => {
    // The page asks for its own navigation anyway.
    const { contentOf } = edition === own ? content : content.aside;
    return contentOf(edition, leaving).navigation();
  });
  return routesNotInAll(await Promise.all(trees));
}

export function routesNotInAll(trees: readonly NodeTree[]): string[] {
  const navigations = trees.map((tree) => navigationOf(tree, ""));
  return nodeRoutes
    .filter(({ indexName, nodeId }) =>
      navigations.some((navigation) => !findShownNode(navigation, indexName, nodeId)),
    )
    .map(({ name }) => name);
}
