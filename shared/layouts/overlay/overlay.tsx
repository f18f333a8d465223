import { Logo } from "../../blocks/logo/logo.tsx";
import { useMessages, usePage } from "../../page/page-context.tsx";
import styles from "./overlay.module.css";

/** Loading overlay with logo and dots; shown by client/effects/overlay.ts while requests are in flight. */
export function Overlay() {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <div className={styles.overlay} role="status" aria-label={t("loading")} data-overlay="" hidden>
      <Logo locale={locale} />{" "}
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className="visually-hidden">{t("loading")}</span>
    </div>
  );
}
