import { useLoaderData } from "react-router";
import { ContentList } from "../components/content-list/content-list.tsx";
import { DatedList } from "../components/dated-list/dated-list.tsx";
import { Pagination } from "../components/pagination/pagination.tsx";
import { Empty } from "../components/states/empty.tsx";
import { ListSkeleton } from "../components/states/list-skeleton.tsx";
import { type Deferred, defer, settled } from "../content/deferred.ts";
import { PAGE_SIZE_OPTIONS, PAGED_SIZE } from "../content/limits.ts";
import { pageNumber } from "../content/parameters.ts";
import type { ContentCard, ContentPage } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { useMessages, usePage, usePagePath } from "../layouts/page-context.tsx";
import { Canonical, PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";
import { detailHref } from "./resolve.ts";

interface ListData {
  page: number;
  pageSize: number;
  list: Deferred<ContentPage<ContentCard>>;
}

const emptyPage = { items: [], total: 0, page: 1, pageSize: PAGED_SIZE, pageCount: 1 };

export async function loader(args: PageArgs): Promise<ListData> {
  const page = pageNumber(args.url);
  const pageSize = pageSizeOf(args.url);
  const { nodeId } = await loadNode(args);
  const list =
    nodeId === undefined
      ? settled<ContentPage<ContentCard>>({ ok: true, value: emptyPage })
      : defer(args.api.cards({ nodeId, page, pageSize }));
  return { page, pageSize, list };
}

export function Component() {
  const { list, page, pageSize } = useLoaderData<ListData>();
  const { node } = usePage();
  return (
    <>
      <PageSeo hasOwnCanonical={page > 1} />
      <DeferredPart
        key={`${node?.nodeId} ${pageSize}`}
        value={list}
        fallback={<ListSkeleton count={pageSize} />}
      >
        {(shown) => <List list={shown} asked={page} />}
      </DeferredPart>
    </>
  );
}

function List({ list, asked }: { list: ContentPage<ContentCard>; asked: number }) {
  const t = useMessages();
  const path = usePagePath();
  const { edition, navigation, node } = usePage();
  const hrefOf = (item: ContentCard) => item.linkUrl ?? detailHref(edition, navigation, item);
  const Items = node?.nodeIndexName === "INFORMATION DISCLOSURE" ? DatedList : ContentList;
  const canonical = asked > 1 && <Canonical page={list.page} />;
  if (list.items.length === 0) {
    return (
      <>
        {canonical}
        <Empty title={t("empty")} hint={t("emptyHint")} />
      </>
    );
  }
  return (
    <>
      {canonical}
      <Items items={list.items} hrefOf={hrefOf} {...(list.page === 1 && { lead: true })} />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageSize={list.pageSize}
        total={list.total}
        hrefOf={(number) => pageHref(path, number, list.pageSize)}
      />
    </>
  );
}

/** Page 1 and the usual size need no parameter, so that each page has one address. */
function pageHref(path: string, page: number, pageSize: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (pageSize !== PAGED_SIZE) query.set("pageSize", String(pageSize));
  return query.size > 0 ? `${path}?${query}` : path;
}

function pageSizeOf(url: URL): number {
  const asked = url.searchParams.get("pageSize");
  return PAGE_SIZE_OPTIONS.find((size) => String(size) === asked) ?? PAGED_SIZE;
}
