import type { ComponentType, ReactNode } from "react";
import { useLoaderData } from "react-router";
import { DeferredPart } from "../components/deferred-part/deferred-part.tsx";
import { ArticleSkeleton } from "../components/states/article-skeleton.tsx";
import { NoContent } from "../components/states/no-content.tsx";
import type { ContentApi, ContentItem } from "../content/types.ts";
import { type Deferred, defer, peek, settled } from "../page/deferred.ts";
import { usePage } from "../page/page-context.tsx";
import { AboutList } from "../seo/about-pages.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";

interface WholeListData {
  items: Deferred<ContentItem[]>;
}

/** No page shows more; the upstream answers them 24 at a time (specification section 9). */
const MAX_PAGES = 10;

/** All items of the page's node, with their bodies. */
export async function loader(args: PageArgs): Promise<WholeListData> {
  const { nodeId } = await loadNode(args);
  if (nodeId === undefined) return { items: settled<ContentItem[]>({ ok: true, value: [] }) };
  return { items: defer(wholeList(args.api, nodeId)) };
}

async function wholeList(api: ContentApi, nodeId: number): Promise<ContentItem[]> {
  const first = await api.list({ nodeId });
  const count = Math.min(first.pageCount, MAX_PAGES) - 1;
  const others = await Promise.all(
    Array.from({ length: count }, (_, index) => api.list({ nodeId, page: index + 2 })),
  );
  // Pages may overlap where the list has changed from one answer to the next.
  const items = new Map(
    [first, ...others].flatMap((page) => page.items.map((item) => [item.id, item])),
  );
  return [...items.values()];
}

/** A page that shows all items of its node at once. */
export function wholeListPage(
  Items: ComponentType<{ items: ContentItem[] }>,
  fallback: ReactNode = <ArticleSkeleton />,
): ComponentType {
  return function WholeListPage() {
    const { items } = useLoaderData<WholeListData>();
    const { node } = usePage();
    return (
      <>
        <PageSeo noIndex={!node || peek(items)?.length === 0} />
        <DeferredPart key={node?.nodeId} value={items} fallback={fallback}>
          {(shown) => (
            <>
              {shown.length === 0 ? <NoContent /> : <Items items={shown} />}
              <AboutList items={shown} />
            </>
          )}
        </DeferredPart>
      </>
    );
  };
}
