import type { ContentCard } from "../../content/types.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./file-button.module.css";
import { fileSizeText } from "./file-size.ts";

/** Download link of an item's file beside its title: `PDF · 50 KB`; nothing without a file. */
export function FileButton({ item }: { item: ContentCard }) {
  const { fileUrl, fileName, fileSize, title } = item;
  if (fileUrl === undefined) return null;
  const type = /\.(\w{1,5})$/.exec(fileName ?? fileUrl)?.[1]?.toUpperCase();
  const facts = [type, fileSize !== undefined && fileSizeText(fileSize)].filter(Boolean);
  return (
    <a className={styles.button} href={fileUrl} download={fileName ?? true}>
      <Icon name="download" />
      {facts.join(" · ")}
      <span className="visually-hidden"> {title}</span>
    </a>
  );
}
