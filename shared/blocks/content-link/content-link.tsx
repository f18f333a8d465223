import type { ReactNode } from "react";
import type { ContentCard } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import { Title } from "../breakable-text/breakable-text.tsx";
import { Icon } from "../icon/icon.tsx";
import { isExternal, newWindow } from "./new-window.ts";

interface ContentLinkProps {
  /** Without an address plain text is rendered; external addresses open in a new window. */
  href: string | undefined;
  /** Opens in a new window whatever the address, as a node's own link does. */
  opensWindow?: boolean;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
}

/** A link, or plain text for nodes and items without an address. */
export function ContentLink({ href, opensWindow = false, children, ...rest }: ContentLinkProps) {
  const { locale } = usePage();
  if (href === undefined) return <span {...rest}>{children}</span>;
  const leaves = opensWindow || isExternal(href);
  return (
    <a href={href} {...(leaves && newWindow(locale))} {...rest}>
      {children}
      {leaves && <Icon name="external" />}
    </a>
  );
}

interface ItemLinkProps {
  item: Pick<ContentCard, "title" | "titleBreaks">;
  href: string | undefined;
}

/** An item's title as a link, or as plain text without an address. */
export function ItemLink({ item, href }: ItemLinkProps) {
  return (
    <ContentLink href={href}>
      <Title item={item} />
    </ContentLink>
  );
}
