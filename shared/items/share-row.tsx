import { useMessages } from "../i18n/locale-context.tsx";
import { usePageAddress, usePagePath } from "../rendering/contexts.tsx";
import { qrCodeUrl } from "../routing/qr-code-url.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import styles from "./share-row.module.css";

/** The width and the height of the QR code, in pixels. */
const QR_SIZE = 168;

/** Options for sharing the page. client/effects/share.ts shows the options that the browser supports. */
export function ShareRow() {
  const t = useMessages();
  const address = usePageAddress();
  return (
    <div className={`${styles.row} cluster no-print`} data-share={address}>
      <ul className={`${styles.list} cluster`} aria-label={t("sharePage")}>
        <li className={styles.phone}>
          <QrCode />
        </li>
        <Action by="copy" icon="copy">
          {t("copyLink")}
        </Action>
        <Action by="sheet" icon="share">
          {t("share")}
        </Action>
      </ul>
      <p className={`${styles.status} note`} role="status" />
    </div>
  );
}

interface ActionProps {
  /** What client/effects/share.ts does when the button is clicked. */
  by: "copy" | "sheet";
  icon: IconName;
  children: string;
}

function Action({ by, icon, children }: ActionProps) {
  return (
    <li className={`${styles.capability} ${styles[by]}`}>
      <Button
        as="button"
        variant="plain"
        className={styles.action}
        type="button"
        data-share-by={by}
      >
        <Icon name={icon} />
        {children}
      </Button>
    </li>
  );
}

/** The QR code of the page's address. The browser loads the picture when a visitor unfolds the element. */
function QrCode() {
  const t = useMessages();
  const path = usePagePath();
  return (
    <details className={styles.qr}>
      <Button as="summary" variant="plain" className={styles.action}>
        <Icon name="qr" />
        {t("readOnPhone")}
      </Button>
      <img
        className={styles.code}
        src={qrCodeUrl(path)}
        alt={t("qrCode")}
        width={QR_SIZE}
        height={QR_SIZE}
        loading="lazy"
      />
      <p className={`${styles.address} label`}>{usePageAddress()}</p>
    </details>
  );
}
