import { useMessages, usePageAddress, usePagePath } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import { qrCodeUrl } from "./qr-code-url.ts";
import styles from "./share-row.module.css";

/** Pixels; the picture is square and scales without loss. */
const SIZE = 168;

/** The address for a phone's camera: a picture that the browser loads once it is unfolded. */
export function QrCode() {
  const t = useMessages();
  const path = usePagePath();
  return (
    <details className={styles.phone}>
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
