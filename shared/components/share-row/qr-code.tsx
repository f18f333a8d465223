import { useMessages, usePageAddress, usePagePath } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { qrCodeUrl } from "./qr-code-url.ts";
import styles from "./share-row.module.css";

/** Width and height in pixels. */
const SIZE = 168;

/** QR code of the page's address, loaded when expanded. */
export function QrCode() {
  const t = useMessages();
  const path = usePagePath();
  return (
    <details className={styles.qr}>
      <summary className={styles.action}>
        <Icon name="qr" />
        {t("readOnPhone")}
      </summary>
      <img
        className={styles.code}
        src={qrCodeUrl(path)}
        alt={t("qrCode")}
        width={SIZE}
        height={SIZE}
        loading="lazy"
      />
      <p className={styles.address}>{usePageAddress()}</p>
    </details>
  );
}
