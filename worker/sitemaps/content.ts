import type { Context } from "hono";
import { groupSlug } from "../../shared/content/groups.ts";
import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import type { Edition } from "../../shared/i18n/editions.ts";
import { message } from "../../shared/i18n/messages.ts";
import type { AppEnv, OpenContent } from "../app-env.ts";
import { siteOrigin } from "../site-origin.ts";
import { listCall } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import type { EditionContext } from "./item-entry.ts";
import { type KnownItems, newestOf, type ShownPage } from "./pages.ts";
import { LIST_PAGE_SIZE, pagesOf, type SitemapSection, sitemapSections } from "./sections.ts";

/** What a section's lists tell without being read to the end. */
export interface SectionFacts {
  /** Pages of all its lists. */
  pageCount: number;
  /** When the newest item was published, as far as the first pages tell. */
  newest: string | undefined;
}

export async function contextOf(c: Context<AppEnv>, edition: Edition): Promise<EditionContext> {
  const tree = await c.var.content.contentOf(edition, c.var.leaving).navigation();
  const navigation = navigationOf(tree, message(edition, "home"));
  return { edition, navigation, origin: siteOrigin(c), now: c.var.cache.now() };
}

/** A page of a node's list, zero-based, with bodies: feeds and detail pages are made of the same. */
export function askList(
  c: Context<AppEnv>,
  edition: Edition,
  { source }: Pick<OpenContent, "source">,
  { nodeId }: NavigationNode,
  pageNo: number,
): Promise<ItemList> {
  const { domains } = c.var.config;
  const page = { pageNo, pageSize: LIST_PAGE_SIZE };
  return source.call(listCall(domains[edition] ?? domains.zh, nodeId, page));
}

/** Asks one list after the other and keeps nothing of the items but their times. */
export async function sectionFacts(
  c: Context<AppEnv>,
  edition: Edition,
  { lists }: SitemapSection,
): Promise<SectionFacts> {
  let pageCount = 0;
  const times: { publishTime?: string }[] = [];
  for (const node of lists) {
    const { items, total } = await askList(c, edition, c.var.content, node, 0);
    pageCount += pagesOf(total);
    times.push(...items.map(({ publishTime }) => (publishTime ? { publishTime } : {})));
  }
  return { pageCount, newest: newestOf(times) };
}

/** By route: of lists that the index asks for as well, and of the films; no call is made for a time alone. */
export async function knownItems(
  c: Context<AppEnv>,
  { edition, navigation }: EditionContext,
  pages: readonly ShownPage[],
): Promise<ReadonlyMap<string, KnownItems>> {
  const sections = sitemapSections(navigation);
  const content = c.var.content.contentOf(edition, c.var.leaving);
  const known = pages.map(async ({ route, node }): Promise<[string, KnownItems]> => {
    const section = sections.find(({ slug }) => slug === groupSlug(route.indexName ?? ""));
    if (section) return [route.name, await sectionFacts(c, edition, section)];
    if (route.view !== "videos") return [route.name, {}];
    const { items } = await content.cards({ nodeId: node.nodeId, pageSize: PAGED_SIZE });
    return [route.name, { newest: newestOf(items), videos: items }];
  });
  return new Map(await Promise.all(known));
}
