import styles from "../../../components/card-grid/card.module.css";
import grid from "../../../components/card-grid/card-grid.module.css";
import clamp from "../../../components/clamp/clamp.module.css";
import { ItemLink } from "../../../components/item-link/item-link.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { shortDate } from "../../../i18n/dates.ts";
import { usePage } from "../../../page/page-context.tsx";
import { animationDelay } from "../../../styles/animation-delay.ts";

interface ContentListProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
  /** The first item is shown large. */
  lead?: boolean;
}

/** Cards that stand side by side are revealed one after the other. */
const COLUMNS = 3;

const CARD_SIZES = "(width > 1200px) 28rem, (width > 750px) 45vw, 6rem";
const LEAD_SIZES = "(width > 970px) 60rem, 92vw";

/** Items as picture cards, on phones as rows. */
export function ContentList({ items, hrefOf, lead = false }: ContentListProps) {
  return (
    <ul className={lead ? `${grid.cards} ${grid.lead}` : grid.cards}>
      {items.map((item, index) => (
        <li key={item.id} data-reveal={animationDelay(index % COLUMNS)}>
          <Card item={item} href={hrefOf(item)} isLead={lead && index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  item: ContentCard;
  href: string | undefined;
  isLead: boolean;
}

function Card({ item, href, isLead }: CardProps) {
  const { locale } = usePage();
  return (
    <article className={`${styles.card} link-area`} data-lead={isLead || undefined}>
      <div className={styles.text}>
        {item.publishTime && (
          <time dateTime={item.publishTime}>{shortDate(locale, item.publishTime)}</time>
        )}
        <h2>
          <ItemLink item={item} href={href} />
        </h2>
        {item.summary && <p className={clamp.clamp}>{item.summary}</p>}
      </div>
      <Picture
        className={styles.picture}
        item={item}
        sizes={isLead ? LEAD_SIZES : CARD_SIZES}
        loading={isLead ? "eager" : "near"}
      />
    </article>
  );
}
