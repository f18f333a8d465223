import type { ReactNode } from "react";
import { usePage } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { isExternal, newWindow } from "./new-window.ts";

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
  const { locale } = usePage();
  if (href === undefined) return <span {...rest}>{children}</span>;
  if (!opensWindow && !isExternal(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...newWindow(locale)} {...rest}>
      {children}
      <Icon name="external" />
    </a>
  );
}
