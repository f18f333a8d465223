import type { NavigationNode } from "../../../shared/content/types.ts";
import { type Locale, localPath } from "../../../shared/i18n/locales.ts";
import { message } from "../../../shared/i18n/messages.ts";
import { currentNodes } from "../../../shared/layouts/current-nodes.ts";
import styles from "../../../shared/layouts/header-and-footer-styles/mobile-menu.late.module.css";
import { Icon } from "../../../shared/ui/icon.tsx";
import { Categories } from "./categories.tsx";
import type { NavigationProps } from "./main-navigation.tsx";
import { NodeLink } from "./node-link.tsx";

/** The menu shows the visible top-level nodes from this position to LAST_POSITION. The home node has position 1. */
const FIRST_POSITION = 2;
const LAST_POSITION = 8;

/** The main navigation in windows below 1450 px. The menu button opens it. */
export function MobileMenu({ navigation, locale, route }: NavigationProps) {
  const current = currentNodes(navigation, locale, route);
  const nodes = navigation.nodeShowList.slice(FIRST_POSITION - 1, LAST_POSITION);
  return (
    <nav
      className={styles.menu}
      id="mobile-menu"
      aria-label={message(locale, "mainNavigation")}
      hidden
    >
      <ul className={styles.list}>
        {nodes.map((node) =>
          node.childs.length > 0 ? (
            <li key={node.nodeId}>
              <SubMenu locale={locale} node={node} current={current} />
            </li>
          ) : (
            <MenuItem
              key={node.nodeId}
              locale={locale}
              className={styles.link}
              node={node}
              current={current}
            />
          ),
        )}
      </ul>
    </nav>
  );
}

interface NodeProps {
  locale: Locale;
  node: NavigationNode;
  current: ReturnType<typeof currentNodes>;
}

function SubMenu({ locale, node, current }: NodeProps) {
  const id = `mobile-menu-${node.nodeId}`;
  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} unfold`}
        aria-expanded="false"
        aria-controls={id}
      >
        {node.nodeName}
        <Icon name="chevron-down" />
      </button>
      <ul className={styles.children} id={id}>
        {node.childs.map((child) => (
          <MenuItem
            key={child.nodeId}
            locale={locale}
            className={styles.child}
            node={child}
            current={current}
          />
        ))}
        <Categories locale={locale} parent={node} />
      </ul>
    </>
  );
}

/**
 * An entry of the menu. In this menu, a node without a route links to the error page for unknown addresses. In the main
 * navigation, such a node is plain text.
 */
function MenuItem({ current, ...link }: NodeProps & { className: string | undefined }) {
  const { locale, node } = link;
  return (
    <li data-node={node.nodeId}>
      <NodeLink
        {...link}
        fallbackHref={localPath(locale, "/404")}
        aria-current={current.get(node.nodeId)}
      />
    </li>
  );
}
