import { useLoaderData } from "react-router";
import { Announcements } from "../components/home/announcements.tsx";
import { BusinessFields } from "../components/home/business-fields.tsx";
import { Explore } from "../components/home/explore.tsx";
import { Hero } from "../components/home/hero.tsx";
import { KeyFigures } from "../components/home/key-figures.tsx";
import { LatestNews } from "../components/home/latest-news.tsx";
import { ListSkeleton } from "../components/states/list-skeleton.tsx";
import { type Deferred, defer, settled } from "../content/deferred.ts";
import { PAGED_SIZE } from "../content/limits.ts";
import { findNode, type Navigation } from "../content/navigation.ts";
import type { ContentApi, ContentCard } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { usePage } from "../layouts/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";
import { detailHref } from "./resolve.ts";

interface HomeData {
  news: Deferred<ContentCard[]>;
  announcements: Deferred<ContentCard[]>;
}

const NEWS_SHOWN = 6;
const ANNOUNCEMENTS_SHOWN = 5;

export async function loader(args: PageArgs): Promise<HomeData> {
  const { navigation } = await loadNode(args);
  return {
    news: newest(args.api, navigation, "PRESS RELEASES", NEWS_SHOWN),
    announcements: newest(args.api, navigation, "INFORMATION DISCLOSURE", ANNOUNCEMENTS_SHOWN),
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
  const { news, announcements } = useLoaderData<HomeData>();
  const { edition, navigation } = usePage();
  const hrefOf = (item: ContentCard) => item.linkUrl ?? detailHref(edition, navigation, item);
  return (
    <>
      <PageSeo />
      <Hero />
      <BusinessFields />
      <KeyFigures />
      <DeferredPart value={news} fallback={<ListSkeleton count={NEWS_SHOWN} />}>
        {(items) => <LatestNews items={items} hrefOf={hrefOf} />}
      </DeferredPart>
      <DeferredPart value={announcements} fallback={<ListSkeleton count={ANNOUNCEMENTS_SHOWN} />}>
        {(items) => <Announcements items={items} hrefOf={hrefOf} />}
      </DeferredPart>
      <Explore />
    </>
  );
}
