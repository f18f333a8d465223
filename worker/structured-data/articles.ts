import type { NewsArticleLeaf, OrganizationLeaf, PersonLeaf } from "schema-dts";
import { lastChange } from "../../shared/content/last-change.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import { timeOfDay, yearMonthDay } from "../../shared/i18n/dates.ts";
import { languageTag } from "../../shared/i18n/locales.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { publisher } from "./company.ts";

/** A headline has at most this many characters, because search engines truncate longer headlines. */
const HEADLINE_LENGTH = 110;

/** The Chinese word for reporter, which may precede an author's name. */
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
    author: authorsOf(page, item),
    publisher: publisher(origin, locale),
    articleSection: name,
    ...(keywords && keywords.length > 0 && { keywords: keywords.join(",") }),
    inLanguage: languageTag[locale],
    isAccessibleForFree: true,
  };
}

const BETWEEN_AUTHORS = /[、，,；;]\s*/;

/**
 * Returns the authors that `author` names, or else the source, or else the company. Only the company is described
 * with a URL, because the site knows no URL of other authors.
 */
function authorsOf({ route, origin, locale }: DescribedPage, item: ContentItem) {
  const { author, source, people = [] } = item;
  const company = publisher(origin, locale);
  const authors = (author ?? source)?.replace(REPORTER, "").split(BETWEEN_AUTHORS) ?? [];
  const things = authors.filter(Boolean).map((name): PersonLeaf | OrganizationLeaf => {
    if (name === company.name) return company;
    const isPerson = people.includes(name) || (author !== undefined && route.isMediaReport);
    return { "@type": isPerson ? "Person" : "Organization", name };
  });
  const [first = company, ...others] = things;
  return others.length > 0 ? things : first;
}

/** Writes Baidu's own format, in which times are in China's time zone and have no offset. */
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
