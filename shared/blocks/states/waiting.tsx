import { useMessages } from "../../page/page-context.tsx";
import styles from "./states.module.css";

/** More than a screen of rows, so that what follows is out of sight until it is where it stays. */
const SCREEN = 12;

interface WaitingProps {
  rows?: number;
}

/** A placeholder, announced as loading. */
export function Waiting({ rows = SCREEN }: WaitingProps) {
  const t = useMessages();
  return (
    <div className={styles.waiting} data-skeleton="">
      <p role="status" className="visually-hidden">
        {t("loading")}
      </p>
      {/* As HTML: its many elements are always the same. */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: ROW.repeat(rows) }} />
    </div>
  );
}

const ROW = "<p><b></b><b></b></p>";
