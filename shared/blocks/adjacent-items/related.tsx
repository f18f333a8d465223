import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { Card } from "../card-grid/card.tsx";
import grid from "../card-grid/card-grid.module.css";
import styles from "./related.module.css";

interface RelatedProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
}

/** Related items as small cards. */
export function Related({ items, hrefOf }: RelatedProps) {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.heading}>
        {t("related")}
      </h2>
      <ul className={`${grid.cards} ${styles.cards}`}>
        {items.map((item) => (
          <li key={item.id}>
            <Card item={item} href={hrefOf(item)} as="h3" isBrief />
          </li>
        ))}
      </ul>
    </section>
  );
}
