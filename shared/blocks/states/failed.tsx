import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../page/page-context.tsx";
import { Button } from "../button/button.tsx";
import styles from "./states.module.css";

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
        <Button as="button" variant="filled" arrow="on" type="submit">
          {t("retry")}
        </Button>
      </form>
    </div>
  );
}
