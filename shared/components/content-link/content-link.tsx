import type { ReactNode } from "react";
import { usePage } from "../../layouts/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { isExternal, newWindow } from "./new-window.ts";

interface ContentLinkProps {
  /** Absent: plain text. Starting with http: leaves the site in a new window. */
  href: string | undefined;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
}

/** A name that leads somewhere, or nowhere: nodes and items may lack an address. */
export function ContentLink({ href, children, ...rest }: ContentLinkProps) {
  const { edition } = usePage();
  if (href === undefined) return <span {...rest}>{children}</span>;
  if (!isExternal(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...newWindow(edition)} {...rest}>
      {children}
      <Icon name="external" />
    </a>
  );
}
