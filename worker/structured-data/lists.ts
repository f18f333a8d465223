import type { ItemListLeaf } from "schema-dts";
import { itemAddress } from "../../shared/content/item-key.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { POSITION_PARAMETER } from "../../shared/routing/query.ts";
import { absolute } from "../../shared/seo/alternates.ts";

/** Lists the items of a list page. Numbers continue from page to page. */
export function itemList(page: DescribedPage, items: readonly ContentCard[]): ItemListLeaf[] {
  const { before = 0 } = page.content;
  const elements = items
    .flatMap((item) => {
      const url = addressOf(page, item);
      return url === undefined ? [] : [{ url, name: item.title }];
    })
    .map((element, index) => ({
      "@type": "ListItem" as const,
      // Only items with an address are numbered, because search engines reject gaps.
      position: before + index + 1,
      ...element,
    }));
  if (elements.length === 0) return [];
  return [{ "@type": "ItemList", name: page.title, itemListElement: elements }];
}

function addressOf(page: DescribedPage, item: ContentCard): string | undefined {
  const { origin, route, address } = page;
  if (route.parameters?.includes(POSITION_PARAMETER))
    return absolute(`?${POSITION_PARAMETER}=${item.id}`, address);
  const href = itemAddress(item) ?? item.fileUrl ?? item.videoUrl;
  return href === undefined ? undefined : absolute(href, origin);
}
