import { Summary } from "../../blocks/breakable-text/summary.tsx";
import rows from "../../blocks/dated-list/dated-list.module.css";
import { ItemLink } from "../../blocks/item-link/item-link.tsx";
import { PublishDate } from "../../blocks/publish-date/publish-date.tsx";
import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import type { PageItemsProps } from "../../page/view-props.ts";
import styles from "./rating-list.module.css";

/** Ratings with their grades. */
export function RatingList({ items, hrefOf }: PageItemsProps) {
  return (
    <ol className={`${rows.list} ${styles.ratings}`}>
      {items.map((rating) => (
        <li key={rating.id}>
          <div className={`${rows.entry} link-area`}>
            <Grade rating={rating} />
            <div className={rows.text}>
              <h2>
                <ItemLink item={rating} href={hrefOf(rating)} />
              </h2>
              <Summary className="summary note" text={rating.summary} />
            </div>
            <p className={`${rows.facts} facts caption`}>
              {rating.source && <span>{rating.source}</span>}
              <PublishDate item={rating} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Grades in letters, as of credit: AA+, A−. */
const LETTERS = /^[A-D]{1,3}[+−-]?$/;

/** Points with a bar out of a hundred, letters, and awards are told apart. */
function Grade({ rating: { subTitle, value } }: { rating: ContentCard }) {
  const t = useMessages();
  const isLetters = LETTERS.test(subTitle ?? "");
  const kind = value === undefined ? (isLetters ? "letters" : "award") : "points";
  return (
    <p className={styles.grade} data-kind={kind}>
      <span className="visually-hidden">{t("grade")} </span>
      <b>{subTitle}</b>
      {value !== undefined && (
        <span className={`${styles.points} note`} style={{ "--points": value }}>
          {t("points", { value })}
        </span>
      )}
    </p>
  );
}
