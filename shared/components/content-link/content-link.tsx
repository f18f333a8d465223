import type { ReactNode } from "react";
import { useMessages } from "../../layouts/page-context.tsx";
import { Icon } from "../icon/icon.tsx";

interface ContentLinkProps {
  /** Absent: plain text. Starting with http: leaves the site in a new window. */
  href: string | undefined;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
}

/** A name that leads somewhere, or nowhere: nodes and items may lack an address. */
export function ContentLink({ href, children, ...rest }: ContentLinkProps) {
  const t = useMessages();
  if (href === undefined) return <span {...rest}>{children}</span>;
  if (!isExternal(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    // The title describes the link without becoming part of its name.
    <a href={href} target="_blank" rel="noopener" title={t("opensNewWindow")} {...rest}>
      {children}
      <Icon name="external" />
    </a>
  );
}

function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
