import { Icon } from "../../blocks/icon/icon.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { type Locale, localPath } from "../../i18n/locales.ts";
import { message } from "../../i18n/messages.ts";
import type { HeaderAndFooterProps } from "../header-and-footer/header-and-footer.tsx";
import { NodeLink } from "../header-and-footer/node-link.tsx";
import { Categories } from "./categories.tsx";
import styles from "./header.module.css";

/** One-based range of visible nodes in the menu, HOME being 1. */
const FIRST_POSITION = 2;
const LAST_POSITION = 8;

/** The main navigation below 1450 px, opened by the menu button. */
export function MobileMenu({
  navigation,
  locale,
}: Pick<HeaderAndFooterProps, "navigation" | "locale">) {
  const nodes = navigation.nodeShowList.slice(FIRST_POSITION - 1, LAST_POSITION);
  return (
    <nav
      className={styles.menu}
      id="mobile-menu"
      aria-label={message(locale, "mainNavigation")}
      hidden
    >
      <ul className={styles.list}>
        {nodes.map((node) => (
          <li key={node.nodeId}>
            {node.childs.length > 0 ? (
              <Group locale={locale} node={node} />
            ) : (
              <MenuLink locale={locale} className={styles.link} node={node} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ locale, node }: { locale: Locale; node: NavigationNode }) {
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
          <li key={child.nodeId}>
            <MenuLink locale={locale} className={styles.child} node={child} />
          </li>
        ))}
        <Categories locale={locale} parent={node} />
      </ul>
    </>
  );
}

/** A node without a route links to the not-found page; in the header it is text. */
function MenuLink(props: { locale: Locale; node: NavigationNode; className: string | undefined }) {
  return <NodeLink {...props} fallbackHref={localPath(props.locale, "/404")} />;
}
