import type { PageRoute } from "../../routing/table.ts";
import { site } from "../../site.ts";

const banners: Readonly<Record<string, string>> = site.pictures.banners;

/** The picture that a page opens with: its own; above an item, that of the item's list. */
export function bannerPicture({
  indexName,
  parent,
}: Pick<PageRoute, "indexName" | "parent">): string {
  return banners[indexName ?? parent ?? ""] ?? site.pictures.sections.home;
}
