import type { ReactNode } from "react";
import { useMessages } from "../i18n/locale-context.tsx";
import { Title, type Titled } from "./breakable-text.tsx";
import { Icon } from "./icon.tsx";

export interface LinkProps {
  /** The address. Without an address, plain text is rendered. Addresses on other sites open in a new window. */
  href: string | undefined;
  /**
   * Whether the link always opens in a new window. This is so for a node to which the content gives an address of its
   * own (`linkUrl`).
   */
  opensWindow?: boolean;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
}

/** A link. Some nodes and items have no address, and are shown as plain text. */
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
 * The attributes of a link that opens in a new window. `title` says that a new window opens, and is not a part of the
 * link's accessible name.
 */
export function useNewWindow() {
  return { target: "_blank", rel: "noopener", title: useMessages()("opensNewWindow") } as const;
}

export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** An item's title as a link, or as plain text if there is no address. */
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

/** Whether a modifier key makes the browser open the link in another tab or window, or download it. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
