/** Paths of feeds below a locale's root, without the format's extension, by the index name of their list. */
export const feedPathOf = {
  "PRESS RELEASES": "/feed",
  "INFORMATION DISCLOSURE": "/feeds/disclosures",
} as const;
