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
      <ul className={styles.list}>
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
    <article className={`${styles.card} link-area`}>
      <div className={styles.text}>
        <h3>
          <ItemLink item={item} href={href} />
        </h3>
        {item.publishTime && (
          <time dateTime={item.publishTime}>{shortDate(locale, item.publishTime)}</time>
        )}
      </div>
      <Picture className={styles.picture} item={item} alt="" sizes="(width > 750px) 27rem, 8rem" />
    </article>
  );
}
