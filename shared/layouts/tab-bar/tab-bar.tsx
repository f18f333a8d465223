import { useEffect, useRef } from "react";
import { ContentLink } from "../../components/content-link/content-link.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { hasOwnLink, nodeHref } from "../../routing/resolve.ts";
import styles from "./tab-bar.module.css";

interface TabBarProps {
  nodes: NavigationNode[];
  currentId?: number | undefined;
}

/** Links to sibling pages, as tabs; nothing for a page without siblings. Nodes without a page have no tab. */
export function TabBar({ nodes, currentId }: TabBarProps) {
  const t = useMessages();
  const { locale } = usePage();
  const list = useCurrentInView(currentId);
  const pages = nodes.filter((node) => nodeHref(locale, node) !== undefined);
  if (pages.length < 2) return null;
  return (
    <nav className={styles.bar} aria-label={t("section")}>
      <ul ref={list} className={styles.list}>
        {pages.map((node) => (
          <li key={node.nodeId}>
            <ContentLink
              href={nodeHref(locale, node)}
              opensWindow={hasOwnLink(node)}
              aria-current={node.nodeId === currentId ? "page" : undefined}
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
  readonly style: { animation: string; paddingInlineEnd: string };
  querySelectorAll(selector: string): Iterable<{
    offsetLeft: number;
    offsetWidth: number;
    ariaCurrent: string | null;
  }>;
}

/**
 * Scrolls a strip wider than the window: its current tab is in the middle or as near to it as it can, and the
 * first one in view is complete, for which there may be room behind the last one.
 */
function useCurrentInView(currentId: number | undefined) {
  const list = useRef<Strip & HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    if (!currentId || !strip) return;
    // Ends the snapping of the first moments, which would move the strip again.
    strip.style.animation = "none";
    const tabs = [...strip.querySelectorAll("a")];
    const current = tabs.find(({ ariaCurrent }) => ariaCurrent);
    const [first, last] = [tabs[0], tabs.at(-1)];
    if (!current || !first || !last) return;
    const middle = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
    // How far it can scroll, and how far it would have to for a complete tab.
    const end = last.offsetLeft + last.offsetWidth + FADE - strip.clientWidth;
    const start = Math.min(middle, end) + first.offsetLeft;
    const begin = tabs.find(({ offsetLeft }) => offsetLeft >= start) ?? current;
    const left = begin.offsetLeft - first.offsetLeft;
    strip.style.paddingInlineEnd = `${FADE + (left && Math.max(0, left - end))}px`;
    strip.scrollLeft = left;
  }, [currentId]);
  return list;
}

/** Width of the fade at the end, in pixels. */
const FADE = 24;
