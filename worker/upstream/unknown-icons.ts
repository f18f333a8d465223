import { hasIcon } from "../../shared/components/icon/icon-shapes.ts";
import type { ContentItem } from "../../shared/content/types.ts";

/** How many names an isolate remembers, and how much of each goes to the log. */
const MAX_NAMES = 200;
const MAX_LENGTH = 60;

const logged = new Set<string>();

/** Names of icons that the site does not have; each is returned once an isolate. */
export function newUnknownIcons(items: readonly Pick<ContentItem, "subUpTitle">[]): string[] {
  return items.flatMap(({ subUpTitle }) => {
    if (subUpTitle === undefined || hasIcon(subUpTitle)) return [];
    const name = subUpTitle.slice(0, MAX_LENGTH);
    if (logged.has(name) || logged.size >= MAX_NAMES) return [];
    logged.add(name);
    return [name];
  });
}
