import { ContentLink } from "../../components/content-link/content-link.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { hasOwnLink, nodeHref } from "../../routes/resolve.ts";
import { useMessages, usePage } from "../page-context.tsx";
import { Reused } from "../reused.tsx";
import styles from "./sitemap.module.css";

/** Nodes that the collapsible sitemap of narrow windows shows. */
const NARROW_COUNT = 7;

export function Sitemap() {
  const t = useMessages();
  return (
    <Reused
      as="nav"
      part="sitemap"
      className={styles.sitemap}
      aria-label={t("sitemap")}
      id="sitemap"
    >
      <SitemapContent />
    </Reused>
  );
}

/** Both forms are in the document; the width shows one of them. The same on all pages of an edition. */
export function SitemapContent() {
  const { navigation } = usePage();
  const nodes = listed(navigation.nodeShowList);
  return (
    <>
      <ul className={styles.wide}>
        {nodes.map((node) => (
          <li key={node.nodeId}>
            <NodeLink className={styles.title} node={node} />
            <Children node={node} />
          </li>
        ))}
      </ul>
      <ul className={styles.narrow}>
        {nodes.slice(0, NARROW_COUNT).map((node) => (
          <li key={node.nodeId}>
            <Collapsible node={node} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** At every level (specification section 2). */
function listed(nodes: NavigationNode[]): NavigationNode[] {
  return nodes.filter((node) => !node.extra);
}

function Collapsible({ node }: { node: NavigationNode }) {
  if (listed(node.childs).length === 0) return <NodeLink className={styles.title} node={node} />;
  return (
    <details>
      <summary className={styles.title}>
        {node.nodeName}
        <Icon name="chevron-down" />
      </summary>
      <Children node={node} />
    </details>
  );
}

function Children({ node }: { node: NavigationNode }) {
  const children = listed(node.childs);
  if (children.length === 0) return null;
  return (
    <ul className={styles.children}>
      {children.map((child) => (
        <li key={child.nodeId}>
          <NodeLink node={child} />
        </li>
      ))}
    </ul>
  );
}

function NodeLink({ node, className }: { node: NavigationNode; className?: string | undefined }) {
  const { edition } = usePage();
  return (
    <ContentLink
      className={className}
      href={nodeHref(edition, node)}
      opensWindow={hasOwnLink(node)}
    >
      {node.nodeName}
    </ContentLink>
  );
}
