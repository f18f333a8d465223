import { Fragment } from "react";
import { useLoaderData } from "react-router";
import { BackLink } from "../../blocks/back-link/back-link.tsx";
import { DeferredPart } from "../../blocks/deferred-part/deferred-part.tsx";
import { PageSeo } from "../../seo/page-seo.tsx";
import { ItemMeta } from "../../seo/view-metas.tsx";
import type { ArticleData } from "../loaders/item.ts";
import { AdjacentItemLinks, AdjacentItemsSkeleton } from "./article/adjacent-items.tsx";
import { Article } from "./article/article.tsx";

export function Component() {
  const { item, adjacentItems } = useLoaderData<ArticleData>();
  return (
    <>
      <PageSeo lead={item.title} type="article" />
      {/* The key resets state when navigating between articles, which share a route. */}
      <Fragment key={item.id}>
        <Article item={item} />
        <DeferredPart
          value={adjacentItems}
          fallback={<AdjacentItemsSkeleton />}
          failure={<BackLink />}
        >
          {(adjacent) => <AdjacentItemLinks item={item} adjacent={adjacent} />}
        </DeferredPart>
      </Fragment>
      <ItemMeta item={item} />
    </>
  );
}
