import type { Navigation } from "../../../shared/content/navigation.ts";
import type { NavigationNode } from "../../../shared/content/types.ts";
import type { Locale } from "../../../shared/i18n/locales.ts";
import { message } from "../../../shared/i18n/messages.ts";
import { currentNodes } from "../../../shared/layouts/current-nodes.ts";
import listStyles from "../../../shared/layouts/header-and-footer-styles/drop-down.late.module.css";
import styles from "../../../shared/layouts/header-and-footer-styles/header.module.css";
import type { PageRoute } from "../../../shared/routing/page-route.ts";
import { Icon } from "../../../shared/ui/icon.tsx";
import { Categories } from "./categories.tsx";
import { NodeLink } from "./node-link.tsx";

/** The props of the two navigations in the header: this one and the mobile menu. */
export interface NavigationProps {
  navigation: Navigation;
  locale: Locale;
  /** The route of the page. The node of this page is marked as current. */
  route: PageRoute;
}

/** The top-level nodes with drop-down lists, in windows from 1450 px. */
export function MainNavigation({ navigation, locale, route }: NavigationProps) {
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

interface DropDownProps {
  locale: Locale;
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
