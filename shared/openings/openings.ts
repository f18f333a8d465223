import { defaultLocale } from "../brand/locales.ts";
import { site } from "../brand/site.ts";
import type { OpeningName } from "../content/blocks.ts";
import type { NavigationNode } from "../content/types.ts";
import { Parts } from "../rendering/parts.tsx";
import type { PageRoute } from "../routing/page-route.ts";
import { isHan } from "../text/is-han.ts";
import type { Opening } from "./opening.ts";

export const openings = new Parts<OpeningName, Opening>({
  // These two openings have no lead. They are here, because they are smaller than a request for a file.
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
 * The opening that the page's node names, or otherwise the opening of its route. The opening `characters` needs a
 * Chinese name.
 */
export function openingOf(node: NavigationNode | undefined, route: PageRoute): OpeningName {
  const opening = node?.opening ?? route.opening ?? "name";
  return opening === "characters" && !isHan(site.name[defaultLocale]) ? "name" : opening;
}
