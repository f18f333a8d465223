import { Fragment } from "react";
import { BackLink } from "../blocks/back-link/back-link.tsx";
import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { Executive } from "../blocks/executives/executive.tsx";
import { Page } from "../layouts/page/page.tsx";
import { usePage } from "../page/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { ItemMeta } from "../seo/view-metas.tsx";
import { AdjacentItemLinks } from "./article/adjacent-items.tsx";
import type { ArticleData } from "./loaders/item.ts";

export default function ExecutivePage({ item, adjacentItems }: ArticleData) {
  const { locale, route } = usePage();
  return (
    <Page>
      <PageSeo lead={item.title} name={route.title[locale]} type="profile" />
      <Fragment key={item.id}>
        <Executive person={item} />
        <DeferredPart value={adjacentItems} fallback={<BackLink />} failure={<BackLink />}>
          {/* Colleagues are neighbours, not related content. */}
          {(adjacent) => <AdjacentItemLinks item={item} adjacent={{ ...adjacent, related: [] }} />}
        </DeferredPart>
      </Fragment>
      <ItemMeta item={item} types={["ProfilePage"]} />
    </Page>
  );
}
