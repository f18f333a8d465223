import { Fragment } from "react";
import { BackLink } from "../blocks/back-link/back-link.tsx";
import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { Waiting } from "../blocks/waiting/waiting.tsx";
import { Page } from "../layouts/page/page.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { ItemMeta } from "../seo/view-metas.tsx";
import { AdjacentItemLinks } from "./article/adjacent-items.tsx";
import { Article } from "./article/article.tsx";
import type { ArticleData } from "./loaders/item.ts";

export default function ArticlePage({ item, adjacentItems }: ArticleData) {
  return (
    <Page>
      <PageSeo lead={item.title} type="article" />
      {/* The key resets state when navigating between articles, which share a route. */}
      <Fragment key={item.id}>
        <Article item={item} />
        <DeferredPart
          value={adjacentItems}
          // Reserves space, so that the scroll offset can be restored on back navigation.
          fallback={
            <>
              <BackLink />
              <Waiting />
            </>
          }
          failure={<BackLink />}
        >
          {(adjacent) => <AdjacentItemLinks item={item} adjacent={adjacent} />}
        </DeferredPart>
      </Fragment>
      <ItemMeta item={item} types={["NewsArticle"]} />
    </Page>
  );
}
