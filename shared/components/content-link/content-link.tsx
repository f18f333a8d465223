import type { ReactNode } from "react";
import { useMessages } from "../../layouts/page-context.tsx";
import { Icon } from "../icon/icon.tsx";

interface ContentLinkProps {
  /** Absent: plain text. Starting with http: leaves the site in a new window. */
  href: string | undefined;
  /** Whether it leaves the site whatever its address: a node's own link does (specification section 3). */
  opensWindow?: boolean;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
}

/** A name that leads somewhere, or nowhere: nodes and items may lack an address. */
export function ContentLink({ href, opensWindow = false, children, ...rest }: ContentLinkProps) {
  const t = useMessages();
  if (href === undefined) return <span {...rest}>{children}</span>;
  if (!opensWindow && !isExternal(href)) {
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
