import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./file-link.module.css";
import { fileSizeText } from "./file-size.ts";

/** Download of an item's file, beside the item's title: `PDF · 50 KB`; nothing without a file. */
export function FileLink({ item }: { item: ContentCard }) {
  const t = useMessages();
  const { fileUrl, fileName, fileSize } = item;
  if (fileUrl === undefined) return null;
  const size = fileSize !== undefined && fileSizeText(fileSize);
  return (
    <a className={styles.file} href={fileUrl} download={fileName ?? true}>
      <Icon name="download" />
      <span>
        {[typeOf(fileName ?? fileUrl) ?? t("download"), size].filter(Boolean).join(" · ")}
        <span className="visually-hidden"> {item.title}</span>
      </span>
    </a>
  );
}

/** `PDF`; undefined without an extension. */
function typeOf(file: string): string | undefined {
  return /\.(\w{1,5})(?:\?|$)/.exec(file)?.[1]?.toUpperCase();
}
