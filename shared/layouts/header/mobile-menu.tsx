import { Icon } from "../../components/icon/icon.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { localPath } from "../../i18n/editions.ts";
import { nodeHref } from "../../routes/resolve.ts";
import { useMessages, usePage } from "../page-context.tsx";
import { Categories } from "./categories.tsx";
import styles from "./mobile-menu.module.css";

/** Positions of the visible list that the menu shows, HOME being 1 (contract section 8). */
const FIRST_POSITION = 2;
const LAST_POSITION = 8;

/** The main navigation below 1450 px, closed until the hamburger opens it. */
export function MobileMenu() {
  const t = useMessages();
  const { navigation } = usePage();
  const shown = navigation.nodeShowList.slice(FIRST_POSITION - 1, LAST_POSITION);
  return (
    <nav className={styles.menu} id="mobile-menu" aria-label={t("mainNavigation")} hidden>
      <ul className={styles.list}>
        {shown.map((node) => (
          <li key={node.nodeId}>
            {node.childs.length > 0 ? (
              <Group node={node} />
            ) : (
              <MenuLink className={styles.link} node={node} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ node }: { node: NavigationNode }) {
  const id = `mobile-menu-${node.nodeId}`;
  return (
    <>
      <button type="button" className={styles.toggle} aria-expanded="false" aria-controls={id}>
        {node.nodeName}
        <Icon name="chevron-down" />
      </button>
      <ul className={styles.children} id={id}>
        {node.childs.map((child) => (
          <li key={child.nodeId}>
            <MenuLink className={styles.child} node={child} />
          </li>
        ))}
        <Categories parent={node} />
      </ul>
    </>
  );
}

/** A node without a route leads to the page that says so (specification section 2). */
function MenuLink({ node, className }: { node: NavigationNode; className: string | undefined }) {
  const { edition } = usePage();
  const href = nodeHref(edition, node) ?? localPath(edition, "/404");
  const newWindow = node.linkUrl ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a className={className} href={href} {...newWindow}>
      {node.nodeName}
      {node.linkUrl && <Icon name="external" />}
    </a>
  );
}
