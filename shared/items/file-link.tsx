import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./file-link.module.css";

/**
 * The link to an item's file, such as `PDF · 50 KB`. The link is shown beside the item's title. Renders nothing if the
 * item has no file.
 */
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

/** The type of a file by its extension, such as `PDF`. */
function typeOf(file: string): string | undefined {
  return /\.(\w{1,5})(?:\?|$)/.exec(file)?.[1]?.toUpperCase();
}

const UNITS = ["B", "KB", "MB", "GB"];

/**
 * The size of a file, such as `348 KB` or `2.4 MB`. Each unit is 1,024 times the unit before it. The number has at most
 * four digits.
 */
export function fileSizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** step;
  const digits = step > 0 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[step]}`;
}
