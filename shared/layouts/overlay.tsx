import { useMessages } from "../i18n/locale-context.tsx";
import { LogoMark } from "../ui/logo.tsx";
import styles from "./overlay.module.css";

/**
 * Loading overlay with the mark of the logo and dots; shown by client/effects/overlay.ts while requests are in flight, and given
 * a text for screen readers if they last. Not atomic: its name would be read before the text.
 */
export function Overlay() {
  const t = useMessages();
  return (
    <div
      className={styles.overlay}
      role="status"
      aria-label={t("loading")}
      aria-atomic="false"
      data-overlay=""
      hidden
    >
      <LogoMark />
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className="visually-hidden" data-overlay-text="" />
    </div>
  );
}
