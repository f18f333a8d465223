import type { FormEvent } from "react";
import { useMessages } from "../../page/page-context.tsx";
import button from "../button/button.module.css";
import { Icon } from "../icon/icon.tsx";
import styles from "./failed-part.module.css";

/** Error message of a failed part. Without scripts the retry button reloads the page. */
export function FailedPart({ onRetry }: { onRetry?: () => void }) {
  const t = useMessages();
  const retry = (event: FormEvent) => {
    if (!onRetry) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <div className={styles.failed} role="alert">
      <div>
        <p>
          <b>{t("loadFailed")}</b>
        </p>
        <p>{t("loadFailedHint")}</p>
      </div>
      <form method="get" onSubmit={retry}>
        <button className={button.filled} type="submit">
          {t("retry")}
          <Icon name="arrow-right" />
        </button>
      </form>
    </div>
  );
}
