import type { ComponentType, ReactNode } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { selectedValues } from "../blocks/list-filters/selected-values.ts";
import { Pagination, paginationSize } from "../blocks/pagination/pagination.tsx";
import { ListSkeleton } from "../blocks/states/list-skeleton.tsx";
import { NoContent } from "../blocks/states/no-content.tsx";
import { PAGE_SIZE_OPTIONS, PAGED_SIZE } from "../content/limits.ts";
import type { ContentCard, ContentPage } from "../content/types.ts";
import { Framed } from "../layouts/page-frame.tsx";
import { usePageSizeLevel } from "../page/client-state.ts";
import { peek } from "../page/deferred.ts";
import { usePage, usePagePath, useQuery } from "../page/page-context.tsx";
import type { PageItemsProps } from "../page/view-props.ts";
import { POSITION_PARAMETER } from "../routing/query.ts";
import { detailHref } from "../routing/resolve.ts";
import { PageAddress, PageSeo } from "../seo/page-seo.tsx";
import { ListMeta } from "../seo/view-metas.tsx";
import type { PagedListData } from "./loaders/paged-list.ts";

const SMALLEST_SIZE = Math.min(...PAGE_SIZE_OPTIONS);

interface PagedListOptions<Item extends ContentCard> {
  /** Placeholder for a number of items while they load. */
  skeleton?: (count: number) => ReactNode;
  /** Of views whose opening is their own. */
  Opening?: ComponentType<PagedListData<Item>>;
}

/** Creates a page with a pager, 12 items of its node per page. */
export function pagedListPage<Item extends ContentCard = ContentCard>(
  Items: ComponentType<PageItemsProps<Item>>,
  {
    skeleton = (count) => <ListSkeleton count={count} lead />,
    Opening,
  }: PagedListOptions<Item> = {},
): ComponentType {
  return function PagedListPage() {
    const data = useLoaderData<PagedListData<Item>>();
    const { list, page, pageSize, isAddressDeferred } = data;
    const { node } = usePage();
    const loaded = peek(list);
    const content = (
      <>
        <PageSeo
          number={loaded?.page ?? page}
          noIndex={!node || loaded?.total === 0}
          isVariant={pageSize !== PAGED_SIZE}
          hasOwnAddress={isAddressDeferred}
        />
        <DeferredPart key={node?.nodeId} value={list} fallback={skeleton(pageSize)}>
          {(loaded) => (
            <PageOfItems list={loaded} isAddressDeferred={isAddressDeferred} Items={Items} />
          )}
        </DeferredPart>
      </>
    );
    return Opening ? <Framed opening={<Opening {...data} />}>{content}</Framed> : content;
  };
}

interface PageOfItemsProps<Item extends ContentCard> {
  list: ContentPage<Item>;
  isAddressDeferred: boolean;
  Items: ComponentType<PageItemsProps<Item>>;
}

function PageOfItems<Item extends ContentCard>({
  list,
  isAddressDeferred,
  Items,
}: PageOfItemsProps<Item>) {
  const path = usePagePath();
  const navigate = useNavigate();
  const parameters = useQuery();
  const level = usePageSizeLevel();
  const { locale, navigation } = usePage();
  const { items, page, pageCount, pageSize, total, filters = [] } = list;
  const selected = selectedValues(filters);
  const isFiltered = Object.keys(selected).length > 0;
  // Search engines need not index every filter combination of the same items.
  const query = isFiltered ? "" : pageHref("", page, pageSize, selected);
  return (
    <>
      {isAddressDeferred && total > 0 && <PageAddress query={query} />}
      {items.length === 0 ? (
        <NoContent />
      ) : (
        <>
          <Items
            items={items}
            filters={filters}
            hrefOf={(item) => item.linkUrl ?? detailHref(locale, navigation, item)}
          />
          <Pagination
            {...list}
            hrefOf={(number, size) => pageHref(path, number, size, selected)}
            parameters={selected}
            {...(total > SMALLEST_SIZE && { pageSizes: PAGE_SIZE_OPTIONS })}
            hasJumper={pageCount > 1}
            size={paginationSize(level)}
            navigate={(href) => void navigate(href)}
          />
        </>
      )}
      <ListMeta
        items={items}
        number={page}
        before={(page - 1) * pageSize}
        query={query}
        position={parameters.get(POSITION_PARAMETER) ?? undefined}
      />
    </>
  );
}

/** Omits page 1 and the default size, so that each page has one address. */
function pageHref(
  path: string,
  page: number,
  pageSize: number,
  selected: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(selected);
  if (page > 1) query.set("page", String(page));
  if (pageSize !== PAGED_SIZE) query.set("pageSize", String(pageSize));
  const search = String(query);
  return search ? `${path}?${search}` : path;
}
