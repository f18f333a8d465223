import { pathTo } from "../../shared/content/navigation.ts";
import { type Edition, editionOfPath } from "../../shared/i18n/editions.ts";
import { loader as loadItem } from "../../shared/routes/item.ts";
import { loadNode, type PageArgs } from "../../shared/routes/page.ts";
import { type PageRoute, redirectRoutes } from "../../shared/routes/table.ts";
import { site } from "../../shared/site.ts";
import type { AppEnv } from "../app-env.ts";
import type { PageAddress } from "../ssr/page-address.ts";
import type { Preview } from "./compose.ts";

/**
 * What a page's preview says: the title of the item or the node, and the
 * section. Rejects as the page's loader does: with a ContentError, or with the
 * redirect to an item's own page.
 */
export async function previewOf(
  { route, url }: PageAddress,
  { content, leaving }: Pick<AppEnv["Variables"], "content" | "leaving">,
): Promise<Preview> {
  const edition = editionOfPath(url.pathname);
  const own = plainPreview({ route, url });
  if (route.view === "home") return own;
  const args: PageArgs = {
    api: content.contentOf(edition, leaving),
    edition,
    route,
    params: { id: url.pathname.split("/").at(-1) },
    url,
  };
  const [{ navigation, node }, item] = await Promise.all([
    loadNode(args),
    route.parent === undefined ? undefined : loadItem(args),
  ]);
  const top = node && pathTo(navigation, node)[0];
  return {
    ...own,
    title: item?.item.title ?? node?.nodeName ?? own.title,
    section: top === undefined || top === node ? own.section : top.nodeName,
  };
}

/** What can be said without the content service. */
export function plainPreview({ route, url }: PageAddress): Preview {
  const edition = editionOfPath(url.pathname);
  const isHome = route.view === "home";
  return {
    brand: site.name[edition],
    title: isHome ? site.hero.title[edition] : route.title[edition],
    section: isHome ? site.hero.overline[edition] : sectionTitle(edition, route),
    picture: pictureOf(route),
  };
}

function sectionTitle(edition: Edition, route: PageRoute): string {
  const section = redirectRoutes.find(({ path }) => path === topOf(route));
  return section?.title?.[edition] ?? site.motto[edition];
}

function pictureOf(route: PageRoute): string {
  const { default: fallback, hero, sections } = site.pictures;
  if (route.view === "home") return hero;
  const names: Readonly<Record<string, string>> = sections;
  return names[topOf(route)] ?? fallback;
}

function topOf({ path }: PageRoute): string {
  return path.split("/")[0] ?? "";
}
