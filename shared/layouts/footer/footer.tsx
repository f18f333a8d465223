import type { ReactNode } from "react";
import { Logo } from "../../components/logo/logo.tsx";
import type { Edition } from "../../i18n/editions.ts";
import { message } from "../../i18n/messages.ts";
import { site } from "../../site.ts";
import styles from "./footer.module.css";
import sitemapStyles from "./sitemap.module.css";

interface FooterContentProps {
  edition: Edition;
  /** HTML of the sitemap's lists. */
  sitemap: string;
  /** The copyright and ICP notice, which the content service writes. */
  notice: ReactNode;
}

/** Brand, sitemap and notice. */
export function FooterContent({ edition, sitemap, notice }: FooterContentProps) {
  return (
    <div className={styles.inner}>
      <div className={styles.brand}>
        <Logo edition={edition} />
        <p className={styles.motto}>
          {site.motto[edition]}
          <span>{site.legalName[edition]}</span>
        </p>
      </div>
      <nav
        className={sitemapStyles.sitemap}
        aria-label={message(edition, "sitemap")}
        id="sitemap"
        dangerouslySetInnerHTML={{ __html: sitemap }}
      />
      <div className={styles.base}>
        <div className={styles.notice}>{notice}</div>
      </div>
    </div>
  );
}
