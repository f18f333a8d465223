import type { ComponentType, ReactNode } from "react";
import { useLoaderData } from "react-router";
import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { ArticleSkeleton } from "../blocks/states/article-skeleton.tsx";
import { NoContent } from "../blocks/states/no-content.tsx";
import type { ContentItem } from "../content/types.ts";
import { Framed, useIsBare } from "../layouts/page-frame.tsx";
import { peek } from "../page/deferred.ts";
import { usePage } from "../page/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { ListMeta } from "../seo/view-metas.tsx";
import type { FullListData } from "./loaders/full-list.ts";

interface FullListOptions {
  fallback?: ReactNode;
  /** Of those views of the module whose opening is their own. */
  Opening?: ComponentType<FullListData>;
}

/** Creates a page with all items of its node. */
export function fullListPage(
  Items: ComponentType<{ items: ContentItem[] }>,
  { fallback = <ArticleSkeleton />, Opening }: FullListOptions = {},
): ComponentType {
  return function FullListPage() {
    const { items } = useLoaderData<FullListData>();
    const { node } = usePage();
    const isBare = useIsBare();
    const content = (
      <>
        <PageSeo noIndex={!node || peek(items)?.length === 0} />
        <DeferredPart key={node?.nodeId} value={items} fallback={fallback}>
          {(loaded) => (
            <>
              {loaded.length === 0 ? <NoContent /> : <Items items={loaded} />}
              <ListMeta items={loaded} />
            </>
          )}
        </DeferredPart>
      </>
    );
    return Opening && isBare ? (
      <Framed opening={<Opening items={items} />}>{content}</Framed>
    ) : (
      content
    );
  };
}
