import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../page/page-context.tsx";
import button from "../button/button.module.css";
import { Icon } from "../icon/icon.tsx";
import styles from "./failed.module.css";

/** Says that a part has failed; its button fetches the page's data again, without scripts the page. */
export function Failed() {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const retry = (event: FormEvent) => {
    event.preventDefault();
    void revalidate();
  };
  return (
    <div className={`${styles.failed} cluster`} role="alert">
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
