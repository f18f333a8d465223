import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { type Filter, type FilterQuery, selectedValues } from "../content/filters.ts";
import { PAGE_SIZE_OPTIONS, PAGED_SIZE } from "../content/limits.ts";
import type { ContentCard, ContentItem, ContentPage } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { Outcome, useItemCount, usePage, usePagePath, useQuery } from "../rendering/contexts.tsx";
import { knownInTime, peek } from "../rendering/deferred.tsx";
import type { SchemaType } from "../rendering/structured-data.tsx";
import { POSITION_PARAMETER } from "../routing/query.ts";
import { CanonicalLink, ListMeta, PageSeo } from "../seo/page-meta.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Empty } from "./empty.tsx";
import { AwaitedPageLayout, type Background } from "./page-layout.tsx";

const SMALLEST_SIZE = Math.min(...PAGE_SIZE_OPTIONS);

/** The props of components that render one page of a list. */
export interface PageItemsProps<Item extends ContentCard = ContentCard> {
  items: Item[];
  /** The filters of the list. */
  filters: readonly Filter[];
}

interface PagedLayoutProps<Item extends ContentCard> {
  data: PagedListData<Item>;
  background?: Background;
  lead?: (list: ContentPage<Item>) => ReactNode;
  /** Whether the lead contains the number of items. The number is then not shown beside the page's name. */
  isCountInLead?: boolean;
  /** Shown above the list, even if the list is empty. */
  above?: ReactNode;
  types?: readonly SchemaType[];
  /** Renders the page's metadata if the address selects one of the items. */
  meta?: (item: ContentItem, query: string) => ReactNode;
  children: (props: PageItemsProps<Item>) => ReactNode;
}

/** The layout of a list with pagination. By default, there are 12 items per page. */
export function PagedLayout<Item extends ContentCard>({
  data: { list, page: requestedPage, pageSize, requested = {}, isAddressDeferred },
  background = "dark",
  lead,
  isCountInLead = false,
  above,
  ...page
}: PagedLayoutProps<Item>) {
  const t = useMessages();
  const { node } = usePage();
  const loaded = peek(list);
  const selected = loaded ? selectedValues(loaded.filters ?? []) : requested;
  const position = usePosition(loaded?.items ?? []);
  return (
    <>
      <PageSeo
        subject={position?.title ?? namesOf(selected).join(t("filtersComma"))}
        number={position ? undefined : (loaded?.page ?? requestedPage)}
        noIndex={!node || loaded?.items.length === 0}
        isVariant={pageSize !== PAGED_SIZE}
        isAddressDeferred={isAddressDeferred}
      />
      <AwaitedPageLayout
        key={node?.nodeId}
        background={background}
        count={isCountInLead ? undefined : knownInTime(list)?.total}
        lead={lead}
        value={list}
      >
        {(loaded) => (
          <>
            {above}
            <PageOfItems list={loaded} isAddressDeferred={isAddressDeferred} {...page} />
          </>
        )}
      </AwaitedPageLayout>
    </>
  );
}

interface PageOfItemsProps<Item extends ContentCard>
  extends Pick<PagedLayoutProps<Item>, "types" | "meta" | "children"> {
  list: ContentPage<Item>;
  isAddressDeferred: boolean;
}

function PageOfItems<Item extends ContentCard>({
  list,
  isAddressDeferred,
  types = ["ItemList"],
  meta,
  children,
}: PageOfItemsProps<Item>) {
  const t = useMessages();
  const path = usePagePath();
  const navigate = useNavigate();
  const { items, page, pageCount, pageSize, total, filters = [] } = list;
  const position = usePosition(items);
  const selected = selectedValues(filters);
  const names = namesOf(selected).join(t("filtersComma"));
  const count = useItemCount(items.length && total);
  // A page with filters has the canonical address of the list, because search engines need not index every combination
  // of filters.
  const listQuery = names ? "" : pageHref("", page, pageSize, selected);
  const query = position ? `?${POSITION_PARAMETER}=${position.id}` : listQuery;
  return (
    <>
      <Outcome
        page={t("pageOfPages", { page, count: pageCount })}
        selection={position?.title ?? `${names || t("allValues")}${t("colon")}${count}`}
      />
      {isAddressDeferred && items.length > 0 && <CanonicalLink query={query} />}
      {items.length === 0 ? (
        <Empty />
      ) : (
        <>
          {children({ items, filters })}
          <Pagination
            {...list}
            hrefOf={(number, size) => pageHref(path, number, size, selected)}
            parameters={selected}
            {...(total > SMALLEST_SIZE && {
              pageSizes: PAGE_SIZE_OPTIONS,
              hasJumper: true,
            })}
            navigate={(href) => void navigate(href)}
          />
        </>
      )}
      {position && meta ? (
        meta(position, query)
      ) : (
        <ListMeta
          items={items}
          types={types}
          group={names}
          number={page}
          before={(page - 1) * pageSize}
          query={query}
        />
      )}
    </>
  );
}

/** The selected values of all filters. */
function namesOf(values: FilterQuery): string[] {
  return Object.values(values).filter((value) => value !== undefined);
}

/**
 * The position (a job) that the address selects, if these items contain the position. The canonical address of the page
 * is then the position's own address.
 */
function usePosition(items: readonly ContentCard[]): ContentItem | undefined {
  const { route } = usePage();
  const id = useQuery().get(POSITION_PARAMETER);
  if (!route.parameters?.includes(POSITION_PARAMETER)) return undefined;
  return items.find((item): item is ContentItem => item.id === id && "content" in item);
}

/**
 * The address of a page of the list. Page 1 and the default size are left out, so that each page has only one
 * address.
 */
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
