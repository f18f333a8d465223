import { hasIcon } from "../../shared/components/icon/icon-shapes.ts";
import type { ContentItem } from "../../shared/content/types.ts";

/** Limits how many names an isolate remembers, and how much of each is logged. */
const MAX_NAMES = 200;
const MAX_LENGTH = 60;

const logged = new Set<string>();

/** Names of icons that do not exist; each name is returned once per isolate. */
export function newUnknownIcons(items: readonly Pick<ContentItem, "subUpTitle">[]): string[] {
  return items.flatMap(({ subUpTitle }) => {
    if (subUpTitle === undefined || hasIcon(subUpTitle)) return [];
    const name = subUpTitle.slice(0, MAX_LENGTH);
    if (logged.has(name) || logged.size >= MAX_NAMES) return [];
    logged.add(name);
    return [name];
  });
}
