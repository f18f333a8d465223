export type Kind = "item" | "list" | "navigation" | "redirects";

/**
 * Maps each kind of file to the name of its format in Sveltia. Sveltia only treats a file as front matter with a body
 * if the format's name ends with `-frontmatter`.
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
