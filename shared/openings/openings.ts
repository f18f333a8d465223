import type { ComponentType } from "react";
import { defaultLocale } from "../brand/locales.ts";
import { site } from "../brand/site.ts";
import type { OpeningName } from "../content/blocks.ts";
import type { LeadContent } from "../content/groups.ts";
import type { ContentItem, NavigationNode } from "../content/types.ts";
import { Parts } from "../rendering/parts.tsx";
import type { SchemaType } from "../rendering/structured-data.tsx";
import type { PageRoute } from "../routing/page-route.ts";
import type { DescriptionSource } from "../seo/item-meta.tsx";
import { isHan } from "../text/is-han.ts";

/** The top of a page. Each opening below is an object of this type. */
interface Opening {
  /** The background of the page's name. */
  background: "dark" | "page";
  /** Shown below the page's name. Without it, the opening is only the name, and in lists the number of items. */
  Lead?: ComponentType<LeadContent>;
  /** The item that the lead shows, so that the page does not show it again. */
  shown?: (items: readonly ContentItem[]) => ContentItem | undefined;
  /**
   * Shown at the start of the content. If the lead shows only a part of the `shown` item, this component shows the
   * rest.
   */
  Rest?: ComponentType<{ item: ContentItem }>;
  /** The source of the page's description for search engines. By default, the titles of the items describe the page. */
  description?: DescriptionSource;
  /** The types of the page's structured data. */
  types?: readonly SchemaType[];
}

export const openings = new Parts<OpeningName, Opening>("openings", {
  // These two openings have no lead. They are not files of their own, because the request for a file is larger than
  // their code.
  name: async () => ({ default: { background: "page", description: "text" } }),
  count: async () => ({ default: { background: "dark", description: "text" } }),
  facts: () => import("./facts.tsx"),
  first: () => import("./first.tsx"),
  place: () => import("./place.tsx"),
  motto: () => import("./motto.tsx"),
  growth: () => import("./growth.tsx"),
  characters: () => import("./characters.tsx"),
  holdings: () => import("./holdings.tsx"),
  days: () => import("./days.tsx"),
});

/**
 * The opening that the page's node names, or otherwise the opening of the page's route. If the company has no Chinese
 * name, the opening `name` is used instead of `characters`.
 */
export function openingOf(node: NavigationNode | undefined, route: PageRoute): OpeningName {
  const opening = node?.opening ?? route.opening ?? "name";
  return opening === "characters" && !isHan(site.name[defaultLocale]) ? "name" : opening;
}
