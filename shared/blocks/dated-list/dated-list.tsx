import type { ContentCard } from "../../content/types.ts";
import { Summary } from "../breakable-text/summary.tsx";
import { FileLink } from "../file-link/file-link.tsx";
import { ItemLink } from "../item-link/item-link.tsx";
import { PublishDate } from "../publish-date/publish-date.tsx";
import styles from "./dated-list.module.css";

interface DatedListProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
  /** Without summaries. */
  isBrief?: boolean;
  /** Level of the titles below the section's heading. */
  as?: "h2" | "h3";
}

/** Items with date, kind and file. An item without a page links to its file. */
export function DatedList({ items, hrefOf, isBrief = false, as: Title = "h2" }: DatedListProps) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <article className={styles.entry}>
            <p className={`${styles.facts} facts caption`}>
              <PublishDate item={item} />
              {item.subTitle && <span>{item.subTitle}</span>}
            </p>
            <div className={styles.text}>
              <Title>
                <ItemLink item={item} href={hrefOf(item) ?? item.fileUrl} />
              </Title>
              {!isBrief && <Summary className="summary note" text={item.summary} />}
            </div>
            <FileLink item={item} />
          </article>
        </li>
      ))}
    </ol>
  );
}
