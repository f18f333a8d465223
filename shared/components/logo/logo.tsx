import type { Locale } from "../../i18n/locales.ts";
import { site } from "../../site.ts";
import styles from "./logo.module.css";

/** Logo mark and name. */
export function Logo({ locale }: { locale: Locale }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{site.name[locale]}</span>
    </span>
  );
}

/** The mark alone, as in tools/art/logo.svg. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 3h6v14.6a6.9 6.9 0 0 0-6 0zM14.4 21H29v6H14.4a6.9 6.9 0 0 0 0-6z" />
      <path d="M8 18.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zm0 3.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
      <path className={styles.heat} d="M24.8 3H29v4.2L15.2 19.6a8 8 0 0 0-2.8-2.8z" />
    </svg>
  );
}
