import { newWindow } from "../../blocks/content-link/new-window.ts";
import { Icon } from "../../blocks/icon/icon.tsx";
import type { NavigationNode } from "../../content/types.ts";
import type { Locale } from "../../i18n/locales.ts";
import { hasOwnLink, nodeHref } from "../../routing/resolve.ts";

interface NodeLinkProps {
  locale: Locale;
  node: NavigationNode;
  className?: string | undefined;
  /** Address for a node without a route; without it the node is plain text. */
  fallbackHref?: string;
  "aria-current"?: "page" | "true" | undefined;
}

/** Link to a node's page, or to its own link in a new window. */
export function NodeLink({ locale, node, fallbackHref, ...rest }: NodeLinkProps) {
  const href = nodeHref(locale, node) ?? fallbackHref;
  if (href === undefined) return <span {...rest}>{node.nodeName}</span>;
  if (!hasOwnLink(node)) {
    return (
      <a href={href} {...rest}>
        {node.nodeName}
      </a>
    );
  }
  return (
    <a href={href} {...newWindow(locale)} {...rest}>
      {node.nodeName}
      <Icon name="external" />
    </a>
  );
}
