import { useMessages, usePageAddress } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { QrCode } from "./qr-code.tsx";
import styles from "./share-row.module.css";

/** Sharing options; client/effects/share.ts shows those that the browser supports. */
export function ShareRow() {
  const t = useMessages();
  const address = usePageAddress();
  return (
    <div className={styles.row} data-share={address}>
      <ul className={styles.list} aria-label={t("sharePage")}>
        <li className={styles.phone}>
          <QrCode />
        </li>
        <li className={`${styles.capability} ${styles.copy}`}>
          <button type="button" className={styles.action} data-share-by="copy">
            <Icon name="copy" />
            {t("copyLink")}
          </button>
        </li>
        <li className={`${styles.capability} ${styles.sheet}`}>
          <button type="button" className={styles.action} data-share-by="sheet">
            <Icon name="share" />
            {t("share")}
          </button>
        </li>
      </ul>
      <p className={styles.status} role="status" />
    </div>
  );
}
