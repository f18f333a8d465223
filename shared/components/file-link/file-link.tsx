import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./file-link.module.css";
import { fileSizeText } from "./file-size.ts";

/** Download link of an item's file with name and size; nothing without a file. */
export function FileLink({ item }: { item: ContentCard }) {
  const t = useMessages();
  if (item.fileUrl === undefined) return null;
  return (
    <a className={styles.file} href={item.fileUrl} download={item.fileName ?? true}>
      <Icon name="download" />
      <span className={styles.name}>{item.fileName ?? t("download")}</span>
      {item.fileSize !== undefined && (
        <span className={styles.size}>{fileSizeText(item.fileSize)}</span>
      )}
    </a>
  );
}
