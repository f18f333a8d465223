import type { NavigationNode } from "../../../shared/content/types.ts";
import type { Locale } from "../../../shared/i18n/locales.ts";
import { hasOwnLink, nodeHref } from "../../../shared/routing/addresses.ts";
import { Link } from "../../../shared/ui/link.tsx";

interface NodeLinkProps {
  locale: Locale;
  node: NavigationNode;
  className?: string | undefined;
  /** The address for a node without a route. Without this address, such a node is plain text. */
  fallbackHref?: string;
  "aria-current"?: "page" | "true" | undefined;
}

/** A link to a node's page. If the node has a link of its own (`linkUrl`), it opens in a new window. */
export function NodeLink({ locale, node, fallbackHref, ...link }: NodeLinkProps) {
  const href = nodeHref(locale, node) ?? fallbackHref;
  return (
    <Link {...link} href={href} opensWindow={hasOwnLink(node)}>
      {node.nodeName}
    </Link>
  );
}
