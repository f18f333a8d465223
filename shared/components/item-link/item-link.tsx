import type { ContentCard } from "../../content/types.ts";
import { ContentLink } from "../content-link/content-link.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";

interface ItemLinkProps {
  item: ContentCard;
  href: string | undefined;
}

/** An item's title as a link, or as plain text without an address. */
export function ItemLink({ item, href }: ItemLinkProps) {
  return (
    <ContentLink href={href}>
      <ItemTitle item={item} />
    </ContentLink>
  );
}
