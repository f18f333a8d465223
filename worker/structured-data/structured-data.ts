import type { Graph, ProfilePageLeaf, Thing } from "schema-dts";
import type { ContentItem } from "../../shared/content/types.ts";
import { languageTag } from "../../shared/i18n/locales.ts";
import type { DescribedPage, SchemaType } from "../../shared/rendering/structured-data.tsx";
import { absolute } from "../../shared/seo/alternates.ts";
import { escapeJson } from "../../shared/text/escape.ts";
import { ZERO_WIDTH_SPACE } from "../../shared/text/split-at.ts";
import { baiduArticle, newsArticle } from "./articles.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { organization, publisher, website } from "./company.ts";
import { conferenceEvent } from "./conference.ts";
import { itemList } from "./lists.ts";
import { companyWithContacts, localBusiness } from "./places.ts";
import { jobPosting } from "./positions.ts";
import { videoObjects } from "./videos.ts";

/**
 * Returns the structured data of a page as markup. Baidu does not support `@graph`, so the data for Baidu is in a
 * separate block.
 */
export function structuredData(page: DescribedPage): string {
  const { item } = page.content;
  const blocks: object[] = [graphOf(page)];
  if (item && has(page, "NewsArticle")) blocks.push(baiduArticle(page, item));
  return blocks
    .map(
      (block) => `<script type="application/ld+json">${escapeJson(JSON.stringify(block))}</script>`,
    )
    .join("");
}

export function graphOf(page: DescribedPage): Graph {
  const { locale, origin } = page;
  const things = has(page, "WebSite")
    ? [organization(origin, locale), website(origin, locale)]
    : [breadcrumbs(page), ...itemThings(page), ...listThings(page)];
  return { "@context": "https://schema.org", "@graph": things };
}

function itemThings(page: DescribedPage): Thing[] {
  const { item } = page.content;
  if (!item) return [];
  if (has(page, "ProfilePage")) return [profilePage(page, item)];
  if (has(page, "LocalBusiness")) return localBusiness(page, item);
  if (has(page, "JobPosting")) return jobPosting(page, item);
  return [newsArticle(page, item)];
}

function listThings(page: DescribedPage): Thing[] {
  const { items = [] } = page.content;
  return [
    ...(has(page, "ItemList") ? itemList(page, items) : []),
    ...(has(page, "VideoObject") ? videoObjects(page, items) : []),
    ...(has(page, "Event") ? conferenceEvent(page) : []),
    ...(has(page, "Organization") ? [companyWithContacts(page, items)] : []),
  ];
}

function has({ types }: DescribedPage, type: SchemaType): boolean {
  return types.includes(type);
}

function profilePage(page: DescribedPage, person: ContentItem): ProfilePageLeaf {
  const { origin, locale, address, description } = page;
  return {
    "@type": "ProfilePage",
    url: address,
    inLanguage: languageTag[locale],
    mainEntity: {
      "@type": "Person",
      "@id": `${address}#person`,
      name: person.title,
      description,
      url: address,
      ...(person.subTitle && { jobTitle: person.subTitle.replaceAll(ZERO_WIDTH_SPACE, "") }),
      ...(person.imgUrl && { image: absolute(person.imgUrl, origin) }),
      worksFor: publisher(origin, locale),
    },
  };
}
