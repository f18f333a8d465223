import { logo, site } from "../brand/site.ts";
import type { Locale } from "../i18n/locales.ts";
import styles from "./logo.module.css";

export function Logo({ locale }: { locale: Locale }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{site.name[locale]}</span>
    </span>
  );
}

/** The mark of the logo, without the name. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      {logo.body.map((path) => (
        <path key={path} d={path} />
      ))}
      <path className={styles.heat} d={logo.accent} />
    </svg>
  );
}
