import { ContentLink } from "../../components/content-link/content-link.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { hasOwnLink, nodeHref } from "../../routing/resolve.ts";
import styles from "./tab-bar.module.css";

interface TabBarProps {
  nodes: NavigationNode[];
  currentIndexName: string;
}

/** Links to sibling pages, as tabs. */
export function TabBar({ nodes, currentIndexName }: TabBarProps) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <nav className={styles.bar} aria-label={t("section")}>
      <ul className={styles.list}>
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
