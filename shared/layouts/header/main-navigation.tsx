import { Icon } from "../../components/icon/icon.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { message } from "../../i18n/messages.ts";
import type { ChromeProps } from "../chrome/chrome.tsx";
import { currentNodes } from "../chrome/current-nodes.ts";
import { NodeLink } from "../chrome/node-link.tsx";
import { Categories } from "./categories.tsx";
import styles from "./main-navigation.module.css";

/** The top nodes with their drop-down lists, from 1450 px of width. */
export function MainNavigation({
  navigation,
  edition,
  route,
}: Omit<ChromeProps, "hasOtherEdition">) {
  const current = currentNodes(navigation, edition, route);
  return (
    <nav className={styles.nav} aria-label={message(edition, "mainNavigation")}>
      <ul className={styles.list}>
        {navigation.nodeShowList.map((node) => (
          <li key={node.nodeId} className={styles.item} data-node={node.nodeId}>
            <NodeLink
              edition={edition}
              node={node}
              className={styles.top}
              aria-current={current.get(node.nodeId)}
            />
            {node.childs.length > 0 && <DropDown node={node} edition={edition} current={current} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DropDownProps extends Pick<ChromeProps, "edition"> {
  node: NavigationNode;
  current: ReturnType<typeof currentNodes>;
}

function DropDown({ node, edition, current }: DropDownProps) {
  const id = `drop-down-${node.nodeId}`;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={message(edition, "showChildren", { name: node.nodeName })}
        aria-expanded="false"
        aria-controls={id}
      >
        <Icon name="chevron-down" />
      </button>
      <ul className={styles.dropDown} id={id}>
        {node.childs.map((child) => (
          <li key={child.nodeId} data-node={child.nodeId}>
            <NodeLink edition={edition} node={child} aria-current={current.get(child.nodeId)} />
          </li>
        ))}
        <Categories edition={edition} parent={node} />
      </ul>
    </>
  );
}
