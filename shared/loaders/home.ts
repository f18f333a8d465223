import { nodes } from "../brand/pages.ts";
import { site } from "../brand/site.ts";
import { type ContentGroup, groupByNode } from "../content/groups.ts";
import { PAGED_SIZE } from "../content/limits.ts";
import { findNode, type Navigation } from "../content/navigation.ts";
import type { ContentApi, ContentCard } from "../content/types.ts";
import { loadNode, type PageArgs } from "../rendering/contexts.tsx";
import { type Deferred, defer, settled } from "../rendering/deferred.tsx";
import type { Titled } from "../ui/breakable-text.tsx";

/** A field of business, in the short form that the home page shows. */
export interface BusinessField {
  slug: string;
  name: string;
  /** The field's first solutions. */
  solutions: Titled[];
  picture: Pick<ContentCard, "title" | "imgUrl" | "image">;
}

/** The data of the home page's sections. A property is missing if the page does not have that section. */
export interface HomeData {
  fields?: Deferred<BusinessField[]>;
  news?: Deferred<ContentCard[]>;
  announcements?: Deferred<ContentCard[]>;
}

/** The greatest number of news and of announcements that the page shows. */
const NEWS = 6;
const ANNOUNCEMENTS = 5;
const SOLUTIONS_NAMED = 4;

export async function loadHome(args: PageArgs): Promise<HomeData> {
  const { navigation } = await loadNode(args);
  const { api } = args;
  const data: HomeData = {};
  for (const section of site.sections) {
    if (section === "fields") data.fields = businessFields(api, navigation);
    if (section === "news") data.news = newest(api, navigation, nodes.news, NEWS);
    if (section === "announcements")
      data.announcements = newest(api, navigation, nodes.announcements, ANNOUNCEMENTS);
  }
  return data;
}

/** The fields of business, reduced to the data that the cards show. */
function businessFields(api: ContentApi, navigation: Navigation): Deferred<BusinessField[]> {
  const node = findNode(navigation, nodes.business);
  if (!node) return settled({ ok: true, value: [] });
  return defer(api.groups(node.nodeId).then(({ items }) => groupByNode(items).map(toField)));
}

function toField({ slug, name, items }: ContentGroup): BusinessField {
  return {
    slug,
    name,
    solutions: [...new Map(items.slice(0, SOLUTIONS_NAMED).map(toTitle)).values()],
    picture: { title: name, ...pictureOf(items.find(({ imgUrl }) => imgUrl)) },
  };
}

/** An entry for a map: the title of an item, and the title with its line breaks. The map removes repeated titles. */
function toTitle({ title, titleBreaks }: ContentCard): [string, Titled] {
  return [title, { title, titleBreaks }];
}

/** The fields of an item that are needed to render its picture. */
function pictureOf(item: ContentCard | undefined): Pick<ContentCard, "imgUrl" | "image"> {
  return {
    ...(item?.imgUrl && { imgUrl: item.imgUrl }),
    ...(item?.image && { image: item.image }),
  };
}

/**
 * Requests the first page of a list in the same way as the list's own page, so that both pages share one cached
 * response.
 */
function newest(
  api: ContentApi,
  navigation: Navigation,
  indexName: string,
  count: number,
): Deferred<ContentCard[]> {
  const node = findNode(navigation, indexName);
  if (!node) return settled({ ok: true, value: [] });
  const first = api.cards({ nodeId: node.nodeId, page: 1, pageSize: PAGED_SIZE });
  return defer(first.then((page) => page.items.slice(0, count)));
}
