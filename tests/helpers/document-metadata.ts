import { contentOf } from "./document-head.ts";
import type { ReadDocument } from "./read-document.ts";

/**
 * The names of metadata that every document must contain exactly once. `og:…` and `twitter:card` are for link previews.
 * `name` and `image` are values of `itemprop`.
 */
const ONCE = [
  "robots",
  "og:type",
  "og:title",
  "og:description",
  "og:site_name",
  "og:locale",
  "og:image",
  "og:image:alt",
  "og:image:width",
  "og:image:height",
  "og:image:type",
  "twitter:card",
  "name",
  "image",
];

/**
 * The allowed lengths of descriptions in characters, by locale: the least length for a page, the least for an item,
 * and the greatest for both.
 */
const LENGTHS = {
  zh: { page: 19, item: 17, most: 95 },
  en: { page: 41, item: 31, most: 180 },
};

/** Finds missing, repeated and contradictory metadata of a document. Each message contains the document's URL. */
export function metadataFaults(
  { html, titles, canonicals }: ReadDocument,
  address: string,
): string[] {
  const one = (name: string) => contentOf(html, name)[0] ?? "";
  const wrong = ONCE.filter((name) => contentOf(html, name).length !== 1);
  if (contentOf(html, "description").length !== 2) wrong.push("description");
  const brand = one("og:site_name");
  const { pathname } = new URL(address);
  const { most, ...least } = LENGTHS[pathname.startsWith("/en/") ? "en" : "zh"];
  const { length } = one("description");
  // A filtered list may have only one item. Its description is then short.
  const isPart = canonicals.length === 1 && canonicals[0] !== address;
  const isShort = !isPart && length < least[/\/\d+$/.test(pathname) ? "item" : "page"];
  const isUnindexed = one("robots") === "noindex";
  const faults = {
    [`does not have exactly one ${wrong.join(", ")}`]: wrong.length > 0,
    [`has the wrong title ${titles.join(", ")}`]:
      titles.length !== 1 || !titles[0]?.includes(brand),
    "has the brand in og:title, although og:site_name already names it": one("og:title").includes(
      ` - ${brand}`,
    ),
    [`has a description that is too short or too long: ${one("description")}`]:
      isShort || length > most,
    "names different pictures in itemprop=image and og:image": one("image") !== one("og:image"),
    [`has the canonical URL ${canonicals.join(", ")}, but og:url is ${one("og:url")}`]:
      !isUnindexed && (canonicals.length !== 1 || canonicals[0] !== one("og:url")),
  };
  return Object.entries(faults).flatMap(([fault, has]) => (has ? `${address} ${fault}` : []));
}
