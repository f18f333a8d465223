import { hasIcon } from "../../shared/components/icon/icon-shapes.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import { once } from "./once.ts";

const unlogged = once();

/** Names of icons that do not exist; each name is returned once per isolate. */
export function newUnknownIcons(items: readonly Pick<ContentItem, "subUpTitle">[]): string[] {
  return items.flatMap(({ subUpTitle }) =>
    subUpTitle === undefined || hasIcon(subUpTitle) ? [] : unlogged(subUpTitle),
  );
}
