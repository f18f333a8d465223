import { Summary } from "../../../components/breakable-text/summary.tsx";
import rows from "../../../components/dated-list/dated-list.module.css";
import { ItemLink } from "../../../components/item-link/item-link.tsx";
import { PublishDate } from "../../../components/publish-date/publish-date.tsx";
import { useMessages } from "../../../page/page-context.tsx";
import type { PageItemsProps } from "../../../page/view-props.ts";
import styles from "./rating-list.module.css";

/** Ratings with their grades. */
export function RatingList({ items, hrefOf }: PageItemsProps) {
  const t = useMessages();
  return (
    <ol className={`${rows.list} ${styles.ratings}`}>
      {items.map((rating) => (
        <li key={rating.id}>
          <div className={`${rows.entry} link-area`}>
            <p className={styles.grade}>
              <span className="visually-hidden">{t("grade")} </span>
              {rating.subTitle}
            </p>
            <div className={rows.text}>
              <h2>
                <ItemLink item={rating} href={hrefOf(rating)} />
              </h2>
              <Summary text={rating.summary} />
            </div>
            <p className={rows.facts}>
              {rating.source && <span>{rating.source}</span>}
              <PublishDate item={rating} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
