import { Icon } from "../../components/icon/icon.tsx";
import type { NavigationNode } from "../../content/types.ts";
import type { Edition } from "../../i18n/editions.ts";
import type { ChromeProps } from "../chrome/chrome.tsx";
import { NodeLink } from "../chrome/node-link.tsx";
import styles from "./sitemap.module.css";

/** Nodes that the collapsible sitemap of narrow windows shows. */
const NARROW_COUNT = 7;

interface NodeProps {
  edition: Edition;
  node: NavigationNode;
}

/** Both forms are in the document; the width shows one of them. */
export function SitemapContent({
  navigation,
  edition,
}: Pick<ChromeProps, "navigation" | "edition">) {
  const nodes = navigation.nodeShowList.filter((node) => !node.extra);
  return (
    <>
      <ul className={styles.wide}>
        {nodes.map((node) => (
          <li key={node.nodeId}>
            <NodeLink edition={edition} className={styles.title} node={node} />
            <Children edition={edition} node={node} />
          </li>
        ))}
      </ul>
      <ul className={styles.narrow}>
        {nodes.slice(0, NARROW_COUNT).map((node) => (
          <li key={node.nodeId}>
            <Collapsible edition={edition} node={node} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Collapsible({ edition, node }: NodeProps) {
  if (childrenOf(node).length === 0) {
    return <NodeLink edition={edition} className={styles.title} node={node} />;
  }
  return (
    <details>
      <summary className={styles.title}>
        {node.nodeName}
        <Icon name="chevron-down" />
      </summary>
      <Children edition={edition} node={node} />
    </details>
  );
}

function Children({ edition, node }: NodeProps) {
  const children = childrenOf(node);
  if (children.length === 0) return null;
  return (
    <ul className={styles.children}>
      {children.map((child) => (
        <li key={child.nodeId}>
          <NodeLink edition={edition} node={child} />
        </li>
      ))}
    </ul>
  );
}

/** Nodes flagged extra are left out on every level (specification section 2). */
function childrenOf({ childs }: NavigationNode): NavigationNode[] {
  return childs.filter(({ extra }) => !extra);
}
