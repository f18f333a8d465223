import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import type { ContentCard } from "../content/types.ts";
import { usePage } from "../page/page-context.tsx";
import { detailHref } from "../routing/resolve.ts";
import { PageMeta } from "../seo/page-meta.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { site } from "../site.ts";
import { Announcements } from "./home/announcements.tsx";
import { BusinessFields } from "./home/business-fields.tsx";
import { Explore } from "./home/explore.tsx";
import { Hero } from "./home/hero.tsx";
import { KeyFigures } from "./home/key-figures.tsx";
import { LatestNews } from "./home/latest-news.tsx";
import type { HomeData } from "./loaders/home.ts";

export default function HomePage({ fields, news, announcements }: HomeData) {
  const { locale, navigation } = usePage();
  const hrefOf = (item: ContentCard) => item.linkUrl ?? detailHref(locale, navigation, item);
  return (
    <>
      <PageSeo />
      <Hero />
      <DeferredPart value={fields}>{(loaded) => <BusinessFields fields={loaded} />}</DeferredPart>
      <KeyFigures />
      <DeferredPart value={news}>
        {(items) => <LatestNews items={items} hrefOf={hrefOf} />}
      </DeferredPart>
      <DeferredPart value={announcements}>
        {(items) => <Announcements items={items} hrefOf={hrefOf} />}
      </DeferredPart>
      <Explore />
      <PageMeta
        title={site.motto[locale]}
        description={site.description[locale]}
        content={{}}
        types={["Organization", "WebSite"]}
      />
    </>
  );
}
