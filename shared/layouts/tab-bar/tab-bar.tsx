import { useEffect, useRef } from "react";
import { ContentLink } from "../../components/content-link/content-link.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { hasOwnLink, nodeHref } from "../../routing/resolve.ts";
import styles from "./tab-bar.module.css";

interface TabBarProps {
  nodes: NavigationNode[];
  currentIndexName: string;
}

/** Links to sibling pages, as tabs; nothing for a page without siblings. */
export function TabBar({ nodes, currentIndexName }: TabBarProps) {
  const t = useMessages();
  const { locale } = usePage();
  const list = useInView(currentIndexName);
  if (nodes.length < 2) return null;
  return (
    <nav className={styles.bar} aria-label={t("section")}>
      <ul ref={list} className={styles.list}>
        {nodes.map((node) => (
          <li key={node.nodeId}>
            <ContentLink
              className={styles.tab}
              href={nodeHref(locale, node)}
              opensWindow={hasOwnLink(node)}
              aria-current={node.nodeIndexName === currentIndexName ? "page" : undefined}
            >
              {node.nodeName}
            </ContentLink>
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

/** Scrolls a strip wider than the window to its current tab, unless that is in view. */
function useInView(currentIndexName: string) {
  const list = useRef<Strip & HTMLUListElement>(null);
  useEffect(() => {
    const strip = currentIndexName ? list.current : null;
    const tab = strip?.querySelector("[aria-current]");
    if (!strip || !tab) return;
    const start = tab.offsetLeft - strip.scrollLeft;
    const room = strip.clientWidth - tab.offsetWidth;
    if (start < 0 || start > room) strip.scrollLeft = tab.offsetLeft - room / 2;
  }, [currentIndexName]);
  return list;
}
