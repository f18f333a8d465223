import { Icon } from "../../blocks/icon/icon.tsx";
import type { NavigationNode } from "../../content/types.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { ChromeProps } from "../chrome/chrome.tsx";
import { NodeLink } from "../chrome/node-link.tsx";
import styles from "./sitemap.module.css";

/** Number of nodes in the collapsible sitemap of narrow windows. */
const NARROW_COUNT = 7;

interface NodeProps {
  locale: Locale;
  node: NavigationNode;
}

/** Both variants are in the document; a media query selects one. */
export function SitemapContent({ navigation, locale }: Pick<ChromeProps, "navigation" | "locale">) {
  const nodes = navigation.nodeShowList.filter((node) => !node.extra);
  return (
    <>
      <ul className={styles.wide}>
        {nodes.map((node) => (
          <li key={node.nodeId}>
            <NodeLink locale={locale} className={styles.title} node={node} />
            <Children locale={locale} node={node} />
          </li>
        ))}
      </ul>
      <ul className={styles.narrow}>
        {nodes.slice(0, NARROW_COUNT).map((node) => (
          <li key={node.nodeId}>
            <Collapsible locale={locale} node={node} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Collapsible({ locale, node }: NodeProps) {
  if (childrenOf(node).length === 0) {
    return <NodeLink locale={locale} className={styles.title} node={node} />;
  }
  return (
    <details>
      <summary className={`${styles.title} unfold`}>
        {node.nodeName}
        <Icon name="chevron-down" />
      </summary>
      <Children locale={locale} node={node} />
    </details>
  );
}

function Children({ locale, node }: NodeProps) {
  const children = childrenOf(node);
  if (children.length === 0) return null;
  return (
    <ul className={styles.children}>
      {children.map((child) => (
        <li key={child.nodeId}>
          <NodeLink locale={locale} node={child} />
        </li>
      ))}
    </ul>
  );
}

/** Nodes flagged `extra` are omitted at every level. */
function childrenOf({ childs }: NavigationNode): NavigationNode[] {
  return childs.filter(({ extra }) => !extra);
}
