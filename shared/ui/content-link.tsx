import type { ContentCard } from "../content/types.ts";
import { usePage } from "../document/page-context.tsx";
import { Title } from "./breakable-text.tsx";
import { LinkOrText, type LinkProps } from "./link-or-text.tsx";

/** A link within a page. */
export function ContentLink(link: LinkProps) {
  return <LinkOrText locale={usePage().locale} {...link} />;
}

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
