import type { Locale } from "../../shared/i18n/locales.ts";
import { feedPathOf } from "../../shared/routing/feeds.ts";

/** Subjects of the feeds, by the index name of their list's node. */
const titles: Record<keyof typeof feedPathOf, Record<Locale, string>> = {
  "PRESS RELEASES": { zh: "新闻", en: "news" },
  "INFORMATION DISCLOSURE": { zh: "信息披露", en: "information disclosure" },
};

/** Paths are relative to a locale's root; a locale without the node has no such feed. */
export const feedLists = Object.entries(titles).map(([indexName, title]) => ({
  path: feedPathOf[indexName as keyof typeof titles],
  indexName,
  title,
}));
