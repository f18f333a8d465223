/** Paths of feeds below a locale's root, without the format's extension, by the index name of their list. */
export const feedPathOf: Readonly<Record<string, string>> = {
  "PRESS RELEASES": "/feed",
  "INFORMATION DISCLOSURE": "/feeds/disclosures",
};
