import card from "../../../components/card-grid/card.module.css";
import grid from "../../../components/card-grid/card-grid.module.css";
import { ItemLink } from "../../../components/item-link/item-link.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { shortDate } from "../../../i18n/dates.ts";
import { useMessages, usePage } from "../../../page/page-context.tsx";
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
      <ul className={grid.cards}>
        {items.map((item) => (
          <li key={item.id}>
            <Card item={item} href={hrefOf(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ item, href }: { item: ContentCard; href: string | undefined }) {
  const { locale } = usePage();
  return (
    <article className={`${card.card} link-area`}>
      <div className={card.text}>
        {item.publishTime && (
          <time dateTime={item.publishTime}>{shortDate(locale, item.publishTime)}</time>
        )}
        <h3>
          <ItemLink item={item} href={href} />
        </h3>
      </div>
      <Picture className={card.picture} item={item} sizes="(width > 750px) 27rem, 6rem" />
    </article>
  );
}
