import type { Locale } from "../../shared/i18n/locales.ts";
import { feedPathOf } from "../../shared/routing/feeds.ts";

/** A feed of a node's list. */
export interface FeedList {
  /** Relative to a locale's root. */
  path: string;
  /** Index name of the node; a locale without it has no such feed. */
  indexName: string;
  /** Subject of the feed. */
  title: Record<Locale, string>;
}

const titles: Record<keyof typeof feedPathOf, Record<Locale, string>> = {
  "PRESS RELEASES": { zh: "新闻", en: "news" },
  "INFORMATION DISCLOSURE": { zh: "信息披露", en: "information disclosure" },
};

export const feedLists: readonly FeedList[] = Object.entries(titles).map(([indexName, title]) => ({
  path: feedPathOf[indexName as keyof typeof titles],
  indexName,
  title,
}));
