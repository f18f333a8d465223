/** Paths of feeds below a locale's root, by the index name of their list. */
export const feedPathOf = {
  "PRESS RELEASES": "/feed.xml",
  "INFORMATION DISCLOSURE": "/feeds/disclosures.xml",
} as const;
