import { useLocale } from "../i18n/locale-context.tsx";
import { Title, type Titled } from "./breakable-text.tsx";
import { LinkOrText, type LinkProps } from "./link-or-text.tsx";

/** A link within a page. */
export function ContentLink(link: LinkProps) {
  return <LinkOrText locale={useLocale()} {...link} />;
}

/** An item's title as a link, or as plain text without an address. */
export function ItemLink({ item, href }: { item: Titled; href: string | undefined }) {
  return (
    <ContentLink href={href}>
      <Title item={item} />
    </ContentLink>
  );
}
