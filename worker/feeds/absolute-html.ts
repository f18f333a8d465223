import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { readSourceSet, writeSourceSet } from "../content-html/source-set.ts";

/** Attributes with a single URL. */
const URL_ATTRIBUTES = new Set(["href", "src", "cite", "poster", "longdesc"]);

/** Makes the URLs in sanitised HTML absolute, because feed readers have no base URL. */
export function absoluteHtml(html: string, base: string): string {
  if (!html.includes("<")) return html;
  const fragment = parseFragment(html);
  resolveBelow(fragment, base);
  return serialize(fragment);
}

function resolveBelow(parent: Tree.ParentNode, base: string): void {
  for (const child of parent.childNodes) {
    if (!("attrs" in child)) continue;
    for (const attribute of child.attrs) {
      if (URL_ATTRIBUTES.has(attribute.name)) attribute.value = resolved(attribute.value, base);
      if (attribute.name === "srcset") attribute.value = resolvedSet(attribute.value, base);
    }
    resolveBelow(child, base);
  }
}

function resolved(url: string, base: string): string {
  return URL.parse(url, base)?.href ?? url;
}

function resolvedSet(set: string, base: string): string {
  const sources = readSourceSet(set);
  return writeSourceSet(sources.map((source) => ({ ...source, url: resolved(source.url, base) })));
}
