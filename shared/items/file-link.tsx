import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./file-link.module.css";

/** Download of an item's file, beside the item's title: `PDF · 50 KB`; nothing without a file. */
export function FileLink({ item }: { item: ContentCard }) {
  const t = useMessages();
  const { fileUrl, fileName, fileSize } = item;
  if (fileUrl === undefined) return null;
  const size = fileSize !== undefined && fileSizeText(fileSize);
  const text = [typeOf(fileName ?? fileUrl) ?? t("download"), size].filter(Boolean).join(" · ");
  return (
    <a
      className={styles.file}
      href={fileUrl}
      download={fileName ?? true}
      aria-label={`${text} ${item.title}`}
    >
      <Icon name="download" />
      <span>{text}</span>
    </a>
  );
}

/** `PDF`; undefined without an extension. */
function typeOf(file: string): string | undefined {
  return /\.(\w{1,5})(?:\?|$)/.exec(file)?.[1]?.toUpperCase();
}

const UNITS = ["B", "KB", "MB", "GB"];

/** `348 KB`, `2.4 MB`: at most four digits, in steps of 1,024. */
export function fileSizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** step;
  const digits = step > 0 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[step]}`;
}
