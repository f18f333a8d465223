import type { ReactNode } from "react";
import { useMessages } from "../i18n/locale-context.tsx";
import { Title, type Titled } from "./breakable-text.tsx";
import { Icon } from "./icon.tsx";

export interface LinkProps {
  /** Without an address, plain text is rendered. External addresses open in a new window. */
  href: string | undefined;
  /** Opens in a new window whatever the address, as a node's own link does. */
  opensWindow?: boolean;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
}

/** A link, or plain text without an address, as some nodes and items have none. */
export function Link({ href, opensWindow = false, children, ...rest }: LinkProps) {
  const newWindow = useNewWindow();
  if (href === undefined) return <span {...rest}>{children}</span>;
  const leaves = opensWindow || isExternal(href);
  return (
    <a href={href} {...(leaves && newWindow)} {...rest}>
      {children}
      {leaves && <Icon name="external" />}
    </a>
  );
}

/**
 * Attributes of a link that opens in a new window. `title` describes it without becoming a part of its accessible
 * name.
 */
export function useNewWindow() {
  return { target: "_blank", rel: "noopener", title: useMessages()("opensNewWindow") } as const;
}

export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** An item's title as a link, or as plain text without an address. */
export function ItemLink({ item, href }: { item: Titled; href: string | undefined }) {
  return (
    <Link href={href}>
      <Title item={item} />
    </Link>
  );
}

interface ModifierKeys {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether the browser opens a clicked link in another tab or window, or downloads it. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
