/** The kinds of content files: an item, a list of items, the tree, the redirects. */
export type Kind = "item" | "list" | "navigation" | "redirects";

/** Name of the format of a kind; Sveltia takes a body apart only where it ends so. */
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
