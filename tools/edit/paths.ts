export type Kind = "item" | "list" | "navigation" | "redirects";

/**
 * The name of the format of each kind of file. Sveltia separates front matter from the body only if the name of the
 * format ends with `-frontmatter`.
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
