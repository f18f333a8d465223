import { Fragment } from "react";
import { useLoaderData } from "react-router";
import { Around, AroundToCome } from "../../components/adjacent-items/adjacent-items.tsx";
import { Article } from "../../components/article/article.tsx";
import { BackLink } from "../../components/back-link/back-link.tsx";
import { DeferredPart } from "../../components/deferred-part/deferred-part.tsx";
import { AboutItem } from "../../seo/about-pages.tsx";
import { PageSeo } from "../../seo/page-seo.tsx";
import type { ArticleData } from "../loaders/item.ts";

export function Component() {
  const { item, surroundings } = useLoaderData<ArticleData>();
  return (
    <>
      <PageSeo lead={item.title} type="article" />
      {/* The next article is another page, though the route is the same: nothing of it waits or stays open. */}
      <Fragment key={item.id}>
        <Article item={item} />
        <DeferredPart value={surroundings} fallback={<AroundToCome />} failure={<BackLink />}>
          {(around) => <Around item={item} around={around} />}
        </DeferredPart>
      </Fragment>
      <AboutItem item={item} />
    </>
  );
}
