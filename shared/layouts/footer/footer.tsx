import type { ReactNode } from "react";
import { Logo } from "../../components/logo/logo.tsx";
import { site } from "../../site.ts";
import { usePage } from "../page-context.tsx";
import styles from "./footer.module.css";
import { Sitemap } from "./sitemap.tsx";

/** Brand, sitemap and the copyright and ICP notice, which the content service writes. */
export function Footer({ notice }: { notice: ReactNode }) {
  const { edition } = usePage();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.motto}>
            {site.motto[edition]}
            <span>{site.legalName[edition]}</span>
          </p>
        </div>
        <Sitemap />
        <div className={styles.base}>
          <div className={styles.notice}>{notice}</div>
        </div>
      </div>
    </footer>
  );
}
