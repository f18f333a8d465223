import { Card } from "../../blocks/card/card.tsx";
import { Grid } from "../../blocks/card/grid.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import { PublishDate } from "../../blocks/publish-date/publish-date.tsx";
import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
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
      <Grid columns={3}>
        {items.map((item) => (
          <li key={item.id}>
            <Card
              item={item}
              href={hrefOf(item)}
              as="h3"
              label={<PublishDate className="label" item={item} />}
              picture={
                <Picture className="zoom" item={item} sizes="(width > 750px) 30vw, 92vw" isWhole />
              }
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
