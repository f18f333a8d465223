import { useEffect, useRef } from "react";
import type { NavigationNode, NodeId } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { usePage } from "../rendering/page-context.tsx";
import { hasOwnLink, nodeHref } from "../routing/resolve.ts";
import { Link } from "../ui/link.tsx";
import styles from "./tab-bar.module.css";

/** The tabs of the page's siblings, those of its list on the page of an item. */
export function SiblingTabs() {
  const { navigation, node } = usePage();
  const parent = node && navigation.parentOf.get(node);
  if (!parent) return null;
  return (
    <TabBar nodes={parent.childs.filter((sibling) => sibling.isShow)} currentId={node.nodeId} />
  );
}

/** Links to sibling pages, as tabs; nothing for a page without siblings. Nodes without a page have no tab. */
export function TabBar({
  nodes,
  currentId,
}: {
  nodes: NavigationNode[];
  currentId?: NodeId | undefined;
}) {
  const t = useMessages();
  const { locale } = usePage();
  const list = useCurrentInView(currentId);
  const pages = nodes.filter((node) => nodeHref(locale, node) !== undefined);
  if (pages.length < 2) return null;
  return (
    <nav className={styles.bar} aria-label={t("section")}>
      <ul ref={list} className={`${styles.list} strip`}>
        {pages.map((node) => (
          <li key={node.nodeId}>
            <Link
              href={nodeHref(locale, node)}
              opensWindow={hasOwnLink(node)}
              aria-current={node.nodeId === currentId ? "page" : undefined}
            >
              {node.nodeName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Part of HTMLUListElement, whose types are not available to the worker. */
interface Strip {
  scrollLeft: number;
  readonly clientWidth: number;
  querySelector(selector: string): { offsetLeft: number; offsetWidth: number } | null;
}

/** Scrolls a strip wider than the window, so that its current tab is in the middle or as near to it as it can. */
function useCurrentInView(currentId: NodeId | undefined) {
  const list = useRef<Strip & HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const tab = currentId && strip?.querySelector("[aria-current]");
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [currentId]);
  return list;
}
