import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { ItemLink } from "../../blocks/item-link/item-link.tsx";
import { Row, RowDate, Rows } from "../../blocks/row/row.tsx";
import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import type { PageItemsProps } from "../../page/view-props.ts";
import styles from "./rating-list.module.css";

/** Ratings with their grades. */
export function RatingList({ items, hrefOf }: PageItemsProps) {
  return (
    <Rows>
      {items.map((rating) => (
        <Row
          key={rating.id}
          variant="figure"
          isLink
          lead={<Grade rating={rating} />}
          end={<RowDate item={rating} kind={rating.source} />}
        >
          <h2>
            <ItemLink item={rating} href={hrefOf(rating)} />
          </h2>
          <Summary className="summary note" text={rating.summary} />
        </Row>
      ))}
    </Rows>
  );
}

/** A grade, with a bar out of a hundred if it was scored. */
function Grade({ rating: { subTitle, value } }: { rating: ContentCard }) {
  const t = useMessages();
  return (
    <p className={styles.grade}>
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
