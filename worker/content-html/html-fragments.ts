import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { ElementOptions } from "./html-attributes.ts";
import { attribute, createElement, elementsIn, setAttribute, setChildren } from "./html-tree.ts";

/**
 * Word and the editing programs of old browsers write links within a text as `about:blank#_Toc1` or
 * `file:///C:/a.htm#_Toc1`.
 */
const LOCAL_LINK = /^\s*(?:about|file):[^#]*(?=#)/i;

/**
 * Turns the name of `<a name>` into an id, and a link such as `file:///C:/a.htm#b` into `#b`. Must run before the
 * element is cleaned.
 */
export function modernizeAnchor(element: Tree.Element): void {
  if (element.tagName !== "a" && element.tagName !== "area") return;
  const href = attribute(element, "href");
  if (href && LOCAL_LINK.test(href)) setAttribute(element, "href", href.replace(LOCAL_LINK, ""));
  const name = element.tagName === "a" ? attribute(element, "name") : undefined;
  const id = attribute(element, "id");
  if (!name || name === id) return;
  if (id === undefined) {
    setAttribute(element, "id", name);
  } else {
    const target = createElement("span", [{ name: "id", value: name }]);
    setChildren(element, [target, ...element.childNodes]);
  }
}

/**
 * Changes links to a place in the same cleaned body, so that they lead to this place. A link to a missing place leads
 * to the top of the page.
 */
export function linkFragments(
  fragment: Tree.DocumentFragment,
  { resolve, prefix }: ElementOptions,
): void {
  const service = URL.parse(resolve(".", "link"))?.origin;
  const ids = new Set<string>();
  const links: Tree.Element[] = [];
  for (const element of elementsIn(fragment)) {
    const id = attribute(element, "id");
    if (id !== undefined) ids.add(id);
    if (attribute(element, "href")?.match(/#|^$/)) links.push(element);
  }
  for (const link of links) {
    const href = attribute(link, "href") ?? "";
    const isWithin = /^(?:#|$)/.test(href);
    // Some editing programs put the address of the content service in front of a link such as `#a`.
    if (!isWithin && !(service && href.startsWith(`${service}/`))) continue;
    const name = href.slice(href.indexOf("#") + 1);
    const isTarget = ids.has(prefix + name) || ids.has(prefix + decoded(name));
    if (isTarget) setAttribute(link, "href", `#${prefix}${name}`);
    else if (isWithin) setAttribute(link, "href", "#");
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
