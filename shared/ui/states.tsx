import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../i18n/locale-context.tsx";
import { Button } from "./button.tsx";
import styles from "./states.late.module.css";

/**
 * The number of rows of a placeholder. The placeholder is higher than a screen, so that content below it is outside
 * the window until that content has its final place.
 */
const SCREEN = 12;

/**
 * A placeholder for content that is still loading. It does not have the role `status`, because it is a part of the
 * document and not a message about a change.
 */
export function Waiting({ rows = SCREEN }: { rows?: number }) {
  const t = useMessages();
  return (
    <div className={styles.waiting} data-skeleton="">
      <p className="visually-hidden">{t("loading")}</p>
      {/* This is a single HTML string, because its many elements are always the same. */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: ROW.repeat(rows) }} />
    </div>
  );
}

const ROW = "<p><b></b><b></b></p>";

interface FailedProps {
  /** Whether there was no response at all, so that the visitor's network may be the cause. */
  isUnreachable?: boolean;
}

/**
 * Says that the page, or some of its content, could not be loaded. A button requests the page's data again. If scripts
 * are off, the button reloads the page.
 */
export function Failed({ isUnreachable = false }: FailedProps) {
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
        <p>{t(isUnreachable ? "connectionHint" : "loadFailedHint")}</p>
      </div>
      <form method="get" onSubmit={retry}>
        <Button as="button" variant="filled" arrow="on" type="submit">
          {t("retry")}
        </Button>
      </form>
    </div>
  );
}
