import rows from "../../../components/dated-list/dated-list.module.css";
import { ItemLink } from "../../../components/item-link/item-link.tsx";
import { shortDate } from "../../../i18n/dates.ts";
import { useMessages, usePage } from "../../../page/page-context.tsx";
import type { PageItemsProps } from "../../../page/view-props.ts";
import styles from "./rating-list.module.css";

/** Ratings with their grades. */
export function RatingList({ items, hrefOf }: PageItemsProps) {
  const t = useMessages();
  const { locale } = usePage();
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
              {rating.summary && <p>{rating.summary}</p>}
            </div>
            <p className={rows.facts}>
              {rating.source && <span>{rating.source}</span>}
              {rating.publishTime && (
                <time dateTime={rating.publishTime}>{shortDate(locale, rating.publishTime)}</time>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
