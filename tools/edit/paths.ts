/** The kinds of content files: an item, a list of items, the navigation tree, the redirects. */
export type Kind = "item" | "list" | "navigation" | "redirects";

/**
 * The name of each kind's format. Sveltia separates the front matter from the body only if the name ends with
 * `-frontmatter`.
 */
export const formatNames: Record<Kind, string> = {
  item: "item-frontmatter",
  list: "item-list",
  navigation: "navigation",
  redirects: "redirects",
};

export function kindOf(path: string): Kind {
  if (path.endsWith(".md")) return "item";
  if (path.endsWith("/navigation.yaml")) return "navigation";
  return path === "content/redirects.yaml" ? "redirects" : "list";
}
