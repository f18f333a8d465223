import { ContentLink } from "../../components/content-link/content-link.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { pathTo } from "../../content/navigation.ts";
import type { NavigationNode } from "../../content/types.ts";
import { nodeHref } from "../../routes/resolve.ts";
import { useMessages, usePage } from "../page-context.tsx";
import styles from "./main-navigation.module.css";

/** The top nodes with their drop-down lists, from 1450 px of width. */
export function MainNavigation({ pathname }: { pathname: string }) {
  const t = useMessages();
  const { edition, navigation, node, route } = usePage();
  const top = node && pathTo(navigation, node)[0];
  const isCurrent = ({ nodeId, nodeIndexName }: NavigationNode) =>
    top ? nodeId === top.nodeId : nodeIndexName === route.indexName;
  return (
    <nav className={styles.nav} aria-label={t("mainNavigation")}>
      <ul className={styles.list}>
        {navigation.nodeShowList.map((shown) => (
          <TopNode
            key={shown.nodeId}
            node={shown}
            current={isCurrent(shown) ? currentState(shown) : undefined}
          />
        ))}
      </ul>
    </nav>
  );

  function currentState(shown: NavigationNode): "page" | "true" {
    return nodeHref(edition, shown) === pathname ? "page" : "true";
  }
}

interface TopNodeProps {
  node: NavigationNode;
  current: "page" | "true" | undefined;
}

function TopNode({ node, current }: TopNodeProps) {
  const { edition } = usePage();
  return (
    <li className={styles.item}>
      <ContentLink className={styles.top} href={nodeHref(edition, node)} aria-current={current}>
        {node.nodeName}
      </ContentLink>
      {node.childs.length > 0 && <DropDown node={node} />}
    </li>
  );
}

function DropDown({ node }: { node: NavigationNode }) {
  const t = useMessages();
  const { edition, node: currentNode } = usePage();
  const id = `drop-down-${node.nodeId}`;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t("showChildren", { name: node.nodeName })}
        aria-expanded="false"
        aria-controls={id}
      >
        <Icon name="chevron-down" />
      </button>
      <ul className={styles.dropDown} id={id}>
        {node.childs.map((child) => (
          <li key={child.nodeId}>
            <ContentLink
              href={nodeHref(edition, child)}
              aria-current={child.nodeId === currentNode?.nodeId ? "true" : undefined}
            >
              {child.nodeName}
            </ContentLink>
          </li>
        ))}
      </ul>
    </>
  );
}
