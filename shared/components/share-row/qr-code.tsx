import { use } from "react";
import { DocumentContext } from "../../layouts/document-context.tsx";
import { useMessages } from "../../layouts/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./share-row.module.css";

/**
 * The address for a phone's camera. The server draws the code into the document
 * and the browser keeps it as it finds it, so neither the library nor the drawing
 * travels as data. On a page that the browser itself has come to,
 * client/effects/qr-codes.ts draws it when it is opened.
 */
export function QrCode({ address }: { address: string }) {
  const t = useMessages();
  const { qrMarkup } = use(DocumentContext);
  return (
    <details className={styles.phone}>
      <summary className={styles.action}>
        <Icon name="qr" />
        {t("readOnPhone")}
      </summary>
      <div
        className={styles.code}
        role="img"
        aria-label={t("qrCode")}
        data-qr={address}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: qrMarkup?.(address) ?? "" }}
      />
      <p className={styles.address}>{address}</p>
    </details>
  );
}
