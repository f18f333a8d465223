import { XMLParser, XMLValidator } from "fast-xml-parser";

/** An entry of a sitemap. The keys are the names of its XML elements. */
export interface SitemapUrl {
  loc: string;
  lastmod?: string;
  "xhtml:link"?: { rel: string; hreflang: string; href: string }[];
  "image:image"?: { "image:loc": string }[];
  "news:news"?: {
    "news:publication": { "news:name": string; "news:language": string };
    "news:publication_date": string;
    "news:title": string;
  };
  "video:video"?: Record<string, string>[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  isArray: (name) =>
    ["url", "sitemap", "xhtml:link", "image:image", "video:video"].includes(name.toString()),
});

/** The entries of a sitemap. Throws if the XML is not well-formed. */
export function urlsOf(xml: string): SitemapUrl[] {
  return parse(xml).urlset.url ?? [];
}

/** The sitemaps that a sitemap index lists. */
export function partsOf(xml: string): { loc: string; lastmod?: string }[] {
  return parse(xml).sitemapindex.sitemap ?? [];
}

function parse(xml: string) {
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true)
    throw new Error(`The XML is not well-formed: ${verdict.err.msg} in line ${verdict.err.line}`);
  return parser.parse(xml);
}
