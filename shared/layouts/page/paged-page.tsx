import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Empty } from "../../blocks/empty/empty.tsx";
import { selectedValues } from "../../blocks/list-filters/selected-values.ts";
import { Pagination, paginationSize } from "../../blocks/pagination/pagination.tsx";
import { PAGE_SIZE_OPTIONS, PAGED_SIZE } from "../../content/limits.ts";
import type { ContentCard, ContentPage } from "../../content/types.ts";
import { usePageSizeLevel } from "../../page/client-state.ts";
import { type Deferred, peek } from "../../page/deferred.ts";
import { usePage, usePagePath, useQuery } from "../../page/page-context.tsx";
import type { PageItemsProps } from "../../page/view-props.ts";
import { POSITION_PARAMETER } from "../../routing/query.ts";
import { detailHref } from "../../routing/resolve.ts";
import { PageAddress, PageSeo } from "../../seo/page-seo.tsx";
import { type ListDescription, ListMeta } from "../../seo/view-metas.tsx";
import { type Ground, knownInTime, ListFacts } from "./opening.tsx";
import { AwaitedPage } from "./page.tsx";

const SMALLEST_SIZE = Math.min(...PAGE_SIZE_OPTIONS);

/** What a page of a list is made of. */
export interface PagedListData<Item extends ContentCard> {
  page: number;
  pageSize: number;
  /** Whether the canonical address depends on the list, which determines the page shown. */
  isAddressDeferred: boolean;
  list: Deferred<ContentPage<Item>>;
}

interface PagedPageProps<Item extends ContentCard> {
  data: PagedListData<Item>;
  ground?: Ground;
  lead?: (list: ContentPage<Item>) => ReactNode;
  types?: ListDescription["types"];
  children: (props: PageItemsProps<Item>) => ReactNode;
}

/** A page with a pager, 12 items of its node per page. */
export function PagedPage<Item extends ContentCard>({
  data: { list, page, pageSize, isAddressDeferred },
  ground = "stage",
  lead,
  types,
  children,
}: PagedPageProps<Item>) {
  const { node } = usePage();
  const loaded = peek(list);
  return (
    <>
      <PageSeo
        number={loaded?.page ?? page}
        noIndex={!node || loaded?.total === 0}
        isVariant={pageSize !== PAGED_SIZE}
        hasOwnAddress={isAddressDeferred}
      />
      <AwaitedPage
        key={node?.nodeId}
        ground={ground}
        aside={lead ? undefined : <ListFacts total={knownInTime(list)?.total} />}
        lead={lead}
        value={list}
      >
        {(loaded) => (
          <PageOfItems list={loaded} isAddressDeferred={isAddressDeferred} types={types}>
            {children}
          </PageOfItems>
        )}
      </AwaitedPage>
    </>
  );
}

interface PageOfItemsProps<Item extends ContentCard>
  extends Pick<PagedPageProps<Item>, "types" | "children"> {
  list: ContentPage<Item>;
  isAddressDeferred: boolean;
}

function PageOfItems<Item extends ContentCard>({
  list,
  isAddressDeferred,
  types,
  children,
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
  const hrefOf = (item: ContentCard) => item.linkUrl ?? detailHref(locale, navigation, item);
  return (
    <>
      {isAddressDeferred && total > 0 && <PageAddress query={query} />}
      {items.length === 0 ? (
        <Empty />
      ) : (
        <>
          {children({ items, filters, hrefOf })}
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
        types={types}
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
