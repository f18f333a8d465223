import { useMessages } from "../../page/page-context.tsx";
import styles from "./skeleton.module.css";

/**
 * A placeholder, announced as loading.
 *
 * @param blocks HTML: its many elements are the same on each page.
 */
export function Skeleton({ blocks }: { blocks: string }) {
  const t = useMessages();
  return (
    <div className={styles.list} data-skeleton="">
      <p role="status" className="visually-hidden">
        {t("loading")}
      </p>
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: blocks }} />
    </div>
  );
}

/** A grey block, or a group of blocks. */
export function block(className = "", blocks = ""): string {
  return `<div class="${className}">${blocks}</div>`;
}
