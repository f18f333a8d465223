import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { ItemLink } from "../../blocks/item-link/item-link.tsx";
import { FigureOrPicture } from "../../blocks/picture/figure-or-picture.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import { PublishDate } from "../../blocks/publish-date/publish-date.tsx";
import rows from "../../blocks/rows/rows.module.css";
import type { ContentCard } from "../../content/types.ts";
import type { PageItemsProps } from "../../page/view-props.ts";
import styles from "./report-rows.module.css";

/** Media reports behind the names of their media; the first with its picture. */
export function ReportRows({ items, hrefOf }: Omit<PageItemsProps, "filters">) {
  return (
    <ul className={rows.rows}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Report
            item={item}
            href={hrefOf(item)}
            isLead={index === 0}
            isRepeated={items.findIndex(({ source }) => source === item.source) < index}
          />
        </li>
      ))}
    </ul>
  );
}

interface ReportProps {
  item: ContentCard;
  href: string | undefined;
  isLead: boolean;
  /** The page has named the medium before. */
  isRepeated: boolean;
}

function Report({ item, href, isLead, isRepeated }: ReportProps) {
  const { source = "", summary } = item;
  return (
    <article
      className={`${rows.row} ${rows.triple} ${styles.report} link-area`}
      data-lead={isLead || undefined}
    >
      <div className={`${rows.middle} ${styles.text}`}>
        <PublishDate className="label" item={item} />
        <h2>
          <ItemLink item={item} href={href} />
        </h2>
        <Summary text={summary} />
      </div>
      <p
        className={`${rows.first} ${styles.medium}`}
        data-wordmark={wordmarkOf(source)}
        data-repeated={isRepeated || undefined}
      >
        {source}
      </p>
      {isLead ? (
        <Picture
          className={styles.picture}
          item={item}
          sizes="(width > 750px) 55vw, 92vw"
          loading="eager"
        />
      ) : (
        <FigureOrPicture className={rows.last} item={item} />
      )}
    </article>
  );
}

const WORDMARKS = 4;

/** Media are told apart by how their names are set; each always in the same way. */
function wordmarkOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % WORDMARKS;
}
