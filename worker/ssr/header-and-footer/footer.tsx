import { Fragment } from "react";
import { footerPages } from "../../../shared/brand/pages.ts";
import { company, site } from "../../../shared/brand/site.ts";
import { findVisibleNode, type Navigation } from "../../../shared/content/navigation.ts";
import type { NavigationNode } from "../../../shared/content/types.ts";
import type { Locale } from "../../../shared/i18n/locales.ts";
import { message } from "../../../shared/i18n/messages.ts";
import styles from "../../../shared/layouts/header-and-footer-styles/footer.late.module.css";
import { Icon } from "../../../shared/ui/icon.tsx";
import { Logo } from "../../../shared/ui/logo.tsx";
import { NodeLink } from "./node-link.tsx";

interface FooterContentProps {
  locale: Locale;
  navigation: Navigation;
  /** HTML of the notice with the copyright and the site's Chinese registration number (ICP). */
  notice: string;
}

export function FooterContent({ locale, navigation, notice }: FooterContentProps) {
  const legalPages = footerPages.flatMap((name) => findVisibleNode(navigation, name) ?? []);
  return (
    <div className={`${styles.inner} page`}>
      <div className="stack">
        <Logo locale={locale} />
        <p className={styles.motto}>
          {site.motto[locale]} <span>{company.legalName[locale]}</span>
        </p>
      </div>
      <nav className={styles.sitemap} aria-label={message(locale, "sitemap")} id="sitemap">
        <SitemapContent navigation={navigation} locale={locale} />
      </nav>
      <div className={`${styles.base} cluster label`}>
        <div dangerouslySetInnerHTML={{ __html: notice }} />
        {legalPages.map((node) => (
          <Fragment key={node.nodeId}>
            <NodeLink locale={locale} node={node} />{" "}
          </Fragment>
        ))}
        <a href="/licenses.txt">{message(locale, "licences")}</a>
      </div>
    </div>
  );
}

/** The number of top-level nodes in the sitemap of narrow windows. Nodes with children can be folded and unfolded. */
const NARROW_COUNT = 7;

interface NodeProps {
  locale: Locale;
  node: NavigationNode;
}

/** The sitemap in two versions, for wide and for narrow windows. A media query shows one of them. */
export function SitemapContent({ navigation, locale }: Omit<FooterContentProps, "notice">) {
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

/** The child nodes that the sitemap shows. Nodes with `extra` are left out at every level. */
function childrenOf({ childs }: NavigationNode): NavigationNode[] {
  return childs.filter(({ extra }) => !extra);
}
