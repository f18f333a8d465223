import type { NewsArticleLeaf, OrganizationLeaf, PersonLeaf } from "schema-dts";
import { lastChange } from "../../content/last-change.ts";
import type { ContentItem } from "../../content/types.ts";
import { timeOfDay, yearMonthDay } from "../../i18n/dates.ts";
import { languageTag } from "../../i18n/locales.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { publisher } from "./company.ts";

/** Search engines truncate longer headlines. */
const HEADLINE_LENGTH = 110;

/** Chinese prefix of reporters' names. */
const REPORTER = /^(?:本报)?记者[\s：:]*/;

export function newsArticle(page: DescribedPage, item: ContentItem): NewsArticleLeaf {
  const { locale, origin, address, description, name } = page;
  const { publishTime, keywords } = item;
  const changed = lastChange(item);
  return {
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: [...item.title].slice(0, HEADLINE_LENGTH).join(""),
    description,
    image: [page.picture],
    ...(publishTime && { datePublished: publishTime }),
    ...(changed && { dateModified: changed }),
    author: authorOf(page, item),
    publisher: publisher(origin, locale),
    articleSection: name,
    ...(keywords && keywords.length > 0 && { keywords: keywords.join(",") }),
    inLanguage: languageTag[locale],
    isAccessibleForFree: true,
  };
}

/** Media reports are written by journalists, other articles by the group's departments. */
function authorOf(
  page: DescribedPage,
  { author, source }: ContentItem,
): PersonLeaf | OrganizationLeaf {
  if (author && page.route.isMediaReport) {
    return { "@type": "Person", name: author.replace(REPORTER, "") };
  }
  const name = author ?? source;
  if (name === undefined) return publisher(page.origin, page.locale);
  return { "@type": "Organization", name, url: page.origin };
}

/** Baidu's own format, which has times in China's time zone without an offset. */
export function baiduArticle(page: DescribedPage, item: ContentItem): object {
  const { address, title, description, picture } = page;
  const { publishTime } = item;
  const changed = lastChange(item);
  return {
    "@context": "https://ziyuan.baidu.com/contexts/cambrian.jsonld",
    "@id": address,
    title,
    images: [picture],
    description,
    ...(publishTime && { pubDate: localTime(publishTime) }),
    ...(changed && { upDate: localTime(changed) }),
  };
}

function localTime(time: string): string {
  return `${yearMonthDay(time)}T${timeOfDay(time)}:00`;
}
