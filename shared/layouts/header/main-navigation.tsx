import { ContentLink } from "../../components/content-link/content-link.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { pathTo } from "../../content/navigation.ts";
import type { NavigationNode } from "../../content/types.ts";
import { hasOwnLink, nodeHref } from "../../routes/resolve.ts";
import { type PageContextValue, useMessages, usePage } from "../page-context.tsx";
import { Categories } from "./categories.tsx";
import styles from "./main-navigation.module.css";

type Mark = "page" | "true" | undefined;

/** What `aria-current` says of top nodes and of those below them. */
export interface Marks {
  top: (node: NavigationNode) => Mark;
  child: (node: NavigationNode) => Mark;
}

/** The marks of the page that is shown. */
export function marksOf(page: PageContextValue, pathname: string): Marks {
  const { edition, navigation, node, route } = page;
  const top = node && pathTo(navigation, node)[0];
  const isCurrent = ({ nodeId, nodeIndexName }: NavigationNode) =>
    top ? nodeId === top.nodeId : nodeIndexName === route.indexName;
  const state = (shown: NavigationNode) =>
    nodeHref(edition, shown) === pathname ? "page" : "true";
  return {
    top: (shown) => (isCurrent(shown) ? state(shown) : undefined),
    child: ({ nodeId }) => (nodeId === node?.nodeId ? "true" : undefined),
  };
}

/** The top nodes with their drop-down lists, from 1450 px of width. */
export function MainNavigation({ marks }: { marks: Marks }) {
  const t = useMessages();
  const { navigation } = usePage();
  return (
    <nav className={styles.nav} aria-label={t("mainNavigation")}>
      <ul className={styles.list}>
        {navigation.nodeShowList.map((node) => (
          <TopNode key={node.nodeId} node={node} marks={marks} />
        ))}
      </ul>
    </nav>
  );
}

interface NodeProps {
  node: NavigationNode;
  marks: Marks;
}

function TopNode({ node, marks }: NodeProps) {
  const { edition } = usePage();
  const href = nodeHref(edition, node);
  return (
    <li className={styles.item}>
      <ContentLink
        className={styles.top}
        href={href}
        opensWindow={hasOwnLink(node)}
        aria-current={marks.top(node)}
      >
        {node.nodeName}
      </ContentLink>
      {node.childs.length > 0 && <DropDown node={node} marks={marks} />}
    </li>
  );
}

function DropDown({ node, marks }: NodeProps) {
  const t = useMessages();
  const { edition } = usePage();
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
              opensWindow={hasOwnLink(child)}
              aria-current={marks.child(child)}
            >
              {child.nodeName}
            </ContentLink>
          </li>
        ))}
        <Categories parent={node} />
      </ul>
    </>
  );
}
