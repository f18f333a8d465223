import { Fragment } from "react";
import { Logo } from "../../blocks/logo/logo.tsx";
import { company, site } from "../../brand/site.ts";
import { findVisibleNode, type Navigation } from "../../content/navigation.ts";
import type { Locale } from "../../i18n/locales.ts";
import { message } from "../../i18n/messages.ts";
import { NodeLink } from "../chrome/node-link.tsx";
import styles from "./footer.module.css";
import sitemapStyles from "./sitemap.module.css";
import { SitemapContent } from "./sitemap.tsx";

interface FooterContentProps {
  locale: Locale;
  navigation: Navigation;
  /** HTML of the copyright and ICP notice from the content service. */
  notice: string;
}

/** Index names of pages that only the footer links to, where the navigation has them. */
const LEGAL_PAGES = ["LEGAL NOTICE", "PRIVACY"];

/** Brand, sitemap and notice. */
export function FooterContent({ locale, navigation, notice }: FooterContentProps) {
  const legalPages = LEGAL_PAGES.flatMap((name) => findVisibleNode(navigation, name) ?? []);
  return (
    <div className={styles.inner}>
      <div className={styles.brand}>
        <Logo locale={locale} />
        <p className={styles.motto}>
          {site.motto[locale]} <span>{company.legalName[locale]}</span>
        </p>
      </div>
      <nav className={sitemapStyles.sitemap} aria-label={message(locale, "sitemap")} id="sitemap">
        <SitemapContent navigation={navigation} locale={locale} />
      </nav>
      <div className={styles.base}>
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
