import type { ReactNode } from "react";
import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";
import { Icon } from "./icon.tsx";

export interface LinkProps {
  /** Without an address plain text is rendered; external addresses open in a new window. */
  href: string | undefined;
  /** Opens in a new window whatever the address, as a node's own link does. */
  opensWindow?: boolean;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
}

/** A link, or plain text for nodes and items without an address; needs nothing of a request, for header and footer. */
export function LinkOrText({
  locale,
  href,
  opensWindow = false,
  children,
  ...rest
}: LinkProps & { locale: Locale }) {
  if (href === undefined) return <span {...rest}>{children}</span>;
  const leaves = opensWindow || isExternal(href);
  return (
    <a href={href} {...(leaves && newWindow(locale))} {...rest}>
      {children}
      {leaves && <Icon name="external" />}
    </a>
  );
}

/** Attributes of a link that opens in a new window; `title` gives a description, not part of its accessible name. */
export function newWindow(locale: Locale) {
  return { target: "_blank", rel: "noopener", title: message(locale, "opensNewWindow") } as const;
}

export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
