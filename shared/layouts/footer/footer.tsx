import type { ReactNode } from "react";
import { Logo } from "../../components/logo/logo.tsx";
import type { Locale } from "../../i18n/locales.ts";
import { message } from "../../i18n/messages.ts";
import { site } from "../../site.ts";
import styles from "./footer.module.css";
import sitemapStyles from "./sitemap.module.css";

interface FooterContentProps {
  locale: Locale;
  /** HTML of the sitemap's lists. */
  sitemap: string;
  /** The copyright and ICP notice from the content service. */
  notice: ReactNode;
}

/** Brand, sitemap and notice. */
export function FooterContent({ locale, sitemap, notice }: FooterContentProps) {
  return (
    <div className={styles.inner}>
      <div className={styles.brand}>
        <Logo locale={locale} />
        <p className={styles.motto}>
          {site.motto[locale]}
          <span>{site.legalName[locale]}</span>
        </p>
      </div>
      <nav
        className={sitemapStyles.sitemap}
        aria-label={message(locale, "sitemap")}
        id="sitemap"
        dangerouslySetInnerHTML={{ __html: sitemap }}
      />
      <div className={styles.base}>
        <div>{notice}</div>
        <a href="/licenses.txt">{message(locale, "licences")}</a>
      </div>
    </div>
  );
}
