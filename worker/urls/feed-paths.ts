import type { Locale } from "../../shared/i18n/locales.ts";

/** A feed of a node's list; the format's extension is added to the path. */
export interface FeedList {
  path: string;
  /** Index name of the node; a locale without it has no such feed. */
  indexName: string;
  /** Subject of the feed. */
  title: Record<Locale, string>;
}

export const feedLists: readonly FeedList[] = [
  { path: "/feed", indexName: "PRESS RELEASES", title: { zh: "新闻", en: "news" } },
  {
    path: "/feeds/disclosures",
    indexName: "INFORMATION DISCLOSURE",
    title: { zh: "信息披露", en: "information disclosure" },
  },
];

export const feedEndings = ["xml", "json"] as const;

/** Relative to a locale's root. */
export const feedPaths: readonly string[] = feedLists.flatMap(({ path }) =>
  feedEndings.map((ending) => `${path}.${ending}`),
);
