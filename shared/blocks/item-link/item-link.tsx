import type { ContentCard } from "../../content/types.ts";
import { Title } from "../breakable-text/breakable-text.tsx";
import { ContentLink } from "../content-link/content-link.tsx";

/** An item's title as a link, or as plain text without an address. */
export function ItemLink({
  item,
  href,
}: {
  item: Pick<ContentCard, "title" | "titleBreaks">;
  href: string | undefined;
}) {
  return (
    <ContentLink href={href}>
      <Title item={item} />
    </ContentLink>
  );
}
