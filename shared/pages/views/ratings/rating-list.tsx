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
    <ol className={styles.ratings}>
      {items.map((rating) => (
        <li className={`${styles.rating} link-area`} key={rating.id}>
          <p className={styles.grade}>
            <span className="visually-hidden">{t("grade")} </span>
            {rating.subTitle}
          </p>
          <div>
            <h2 className={styles.title}>
              <ItemLink item={rating} href={hrefOf(rating)} />
            </h2>
            {rating.summary && <p className={styles.summary}>{rating.summary}</p>}
          </div>
          <p className={styles.facts}>
            {rating.source && <span>{rating.source}</span>}
            {rating.publishTime && (
              <time dateTime={rating.publishTime}>{shortDate(locale, rating.publishTime)}</time>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
