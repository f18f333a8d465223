import { useLoaderData } from "react-router";
import { Announcements } from "../components/home/announcements.tsx";
import { type BusinessField, BusinessFields } from "../components/home/business-fields.tsx";
import { Explore } from "../components/home/explore.tsx";
import { Hero } from "../components/home/hero.tsx";
import { KeyFigures } from "../components/home/key-figures.tsx";
import { LatestNews } from "../components/home/latest-news.tsx";
import { CardsSkeleton } from "../components/states/cards-skeleton.tsx";
import { ListSkeleton } from "../components/states/list-skeleton.tsx";
import { type Deferred, defer, settled } from "../content/deferred.ts";
import { type ContentGroup, groupByNode } from "../content/groups.ts";
import { PAGED_SIZE } from "../content/limits.ts";
import { findNode, type Navigation } from "../content/navigation.ts";
import type { ContentApi, ContentCard } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { usePage } from "../layouts/page-context.tsx";
import { AboutHome } from "../seo/about-pages.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";
import { detailHref } from "./resolve.ts";

interface HomeData {
  fields: Deferred<BusinessField[]>;
  news: Deferred<ContentCard[]>;
  announcements: Deferred<ContentCard[]>;
}

const NEWS_SHOWN = 6;
const ANNOUNCEMENTS_SHOWN = 5;
const SOLUTIONS_NAMED = 4;

export async function loader(args: PageArgs): Promise<HomeData> {
  const { navigation } = await loadNode(args);
  return {
    fields: businessFields(args.api, navigation),
    news: newest(args.api, navigation, "PRESS RELEASES", NEWS_SHOWN),
    announcements: newest(args.api, navigation, "INFORMATION DISCLOSURE", ANNOUNCEMENTS_SHOWN),
  };
}

/** The groups of the core business, as far as a card tells of them. */
function businessFields(api: ContentApi, navigation: Navigation): Deferred<BusinessField[]> {
  const node = findNode(navigation, "CORE BUSINESS");
  if (!node) return settled<BusinessField[]>({ ok: true, value: [] });
  return defer(api.groups(node.nodeId).then((items) => groupByNode(items).map(toField)));
}

function toField({ slug, name, items }: ContentGroup): BusinessField {
  return {
    slug,
    name,
    solutions: items.slice(0, SOLUTIONS_NAMED).map(({ title }) => title),
    picture: { title: name, ...pictureOf(items.find(({ imgUrl }) => imgUrl)) },
    icon: items.find(({ subUpTitle }) => subUpTitle)?.subUpTitle,
  };
}

/** The fields that a picture is shown from. */
function pictureOf(item: ContentCard | undefined): Pick<ContentCard, "imgUrl" | "image"> {
  return {
    ...(item?.imgUrl && { imgUrl: item.imgUrl }),
    ...(item?.image && { image: item.image }),
  };
}

/** Asks for the list's own first page, so that both pages share one cached answer. */
function newest(
  api: ContentApi,
  navigation: Navigation,
  indexName: string,
  count: number,
): Deferred<ContentCard[]> {
  const node = findNode(navigation, indexName);
  if (!node) return settled<ContentCard[]>({ ok: true, value: [] });
  const first = api.cards({ nodeId: node.nodeId, page: 1, pageSize: PAGED_SIZE });
  return defer(first.then((page) => page.items.slice(0, count)));
}

export function Component() {
  const { fields, news, announcements } = useLoaderData<HomeData>();
  const { edition, navigation } = usePage();
  const hrefOf = (item: ContentCard) => item.linkUrl ?? detailHref(edition, navigation, item);
  return (
    <>
      <PageSeo />
      <Hero />
      <DeferredPart value={fields} fallback={<CardsSkeleton count={4} shape="portrait" />}>
        {(shown) => <BusinessFields fields={shown} />}
      </DeferredPart>
      <KeyFigures />
      <DeferredPart value={news} fallback={<ListSkeleton count={NEWS_SHOWN} />}>
        {(items) => <LatestNews items={items} hrefOf={hrefOf} />}
      </DeferredPart>
      <DeferredPart value={announcements} fallback={<ListSkeleton count={ANNOUNCEMENTS_SHOWN} />}>
        {(items) => <Announcements items={items} hrefOf={hrefOf} />}
      </DeferredPart>
      <Explore />
      <AboutHome />
    </>
  );
}
