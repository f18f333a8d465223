import type { NavigationNode } from "../../content/types.ts";
import { message } from "../../i18n/messages.ts";
import { Icon } from "../../ui/icon.tsx";
import { currentNodes } from "../header-and-footer/current-nodes.ts";
import type { HeaderAndFooterProps } from "../header-and-footer/header-and-footer.ts";
import { NodeLink } from "../header-and-footer/node-link.tsx";
import { Categories } from "./categories.tsx";
import listStyles from "./drop-down.late.module.css";
import styles from "./header.module.css";

/** The top-level nodes with drop-down lists, in windows from 1450 px. */
export function MainNavigation({
  navigation,
  locale,
  route,
}: Omit<HeaderAndFooterProps, "otherLocales">) {
  const current = currentNodes(navigation, locale, route);
  return (
    <nav className={styles.nav} aria-label={message(locale, "mainNavigation")}>
      <ul className={styles.navList}>
        {navigation.nodeShowList.map((node) => (
          <li key={node.nodeId} className={styles.item} data-node={node.nodeId}>
            <NodeLink
              locale={locale}
              node={node}
              className={styles.top}
              aria-current={current.get(node.nodeId)}
            />
            {node.childs.length > 0 && <DropDown node={node} locale={locale} current={current} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DropDownProps extends Pick<HeaderAndFooterProps, "locale"> {
  node: NavigationNode;
  current: ReturnType<typeof currentNodes>;
}

function DropDown({ node, locale, current }: DropDownProps) {
  const id = `drop-down-${node.nodeId}`;
  return (
    <>
      <button
        type="button"
        className={`${styles.navToggle} unfold`}
        aria-label={message(locale, "showChildren", { name: node.nodeName })}
        aria-expanded="false"
        aria-controls={id}
      >
        <Icon name="chevron-down" />
      </button>
      <ul className={listStyles.list} id={id}>
        {node.childs.map((child) => (
          <li key={child.nodeId} data-node={child.nodeId}>
            <NodeLink locale={locale} node={child} aria-current={current.get(child.nodeId)} />
          </li>
        ))}
        <Categories locale={locale} parent={node} />
      </ul>
    </>
  );
}
