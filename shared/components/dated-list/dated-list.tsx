import type { ContentCard } from "../../content/types.ts";
import { day, shortMonth } from "../../i18n/dates.ts";
import { usePage } from "../../page/page-context.tsx";
import { ContentLink } from "../content-link/content-link.tsx";
import { FileLink } from "../file-link/file-link.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";
import styles from "./dated-list.module.css";

interface DatedListProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
  /** Without summaries. */
  isBrief?: boolean;
  /** Level of the titles below the section's heading. */
  as?: "h2" | "h3";
}

/** Items with date and file. An item without a page links to its file. */
export function DatedList({ items, hrefOf, isBrief = false, as: Title = "h2" }: DatedListProps) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <article className={styles.entry}>
            <ItemDate time={item.publishTime} />
            <div className={styles.text}>
              <Title className={styles.title}>
                <ContentLink href={hrefOf(item) ?? item.fileUrl}>
                  <ItemTitle item={item} />
                </ContentLink>
              </Title>
              {!isBrief && item.summary && <p className={styles.summary}>{item.summary}</p>}
              <FileLink item={item} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function ItemDate({ time }: { time: string | undefined }) {
  const { locale } = usePage();
  if (time === undefined) return <span />;
  return (
    <time className={styles.date} dateTime={time}>
      <span className={styles.month}>{shortMonth(locale, time)}</span>
      <span className="visually-hidden">.</span>
      <span className={styles.day}>{day(time)}</span>
    </time>
  );
}
