import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Attributes with a single URL. */
const ADDRESSES = new Set(["href", "src", "cite", "poster", "longdesc"]);

/** Sanitised HTML with absolute URLs: feed readers have no base URL. */
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
      if (ADDRESSES.has(attribute.name)) attribute.value = resolved(attribute.value, base);
      if (attribute.name === "srcset") attribute.value = resolvedSet(attribute.value, base);
    }
    resolveBelow(child, base);
  }
}

function resolved(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** `a.webp 480w, b.webp 960w`; sanitised URLs in it contain no comma. */
function resolvedSet(set: string, base: string): string {
  const candidates = set.split(",").map((candidate) => {
    const [address = "", ...size] = candidate.trim().split(/\s+/);
    return [resolved(address, base), ...size].join(" ");
  });
  return candidates.join(", ");
}
