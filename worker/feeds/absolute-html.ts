import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Attributes that hold one address. */
const ADDRESSES = new Set(["href", "src", "cite", "poster", "longdesc"]);

/** Cleaned HTML with whole addresses: whoever reads it elsewhere has no page to start from. */
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

/** `a.webp 480w, b.webp 960w`; the cleaning has left no address with a comma. */
function resolvedSet(set: string, base: string): string {
  const candidates = set.split(",").map((candidate) => {
    const [address = "", ...size] = candidate.trim().split(/\s+/);
    return [resolved(address, base), ...size].join(" ");
  });
  return candidates.join(", ");
}
