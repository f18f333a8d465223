import { Card } from "../../../components/card-grid/card.tsx";
import grid from "../../../components/card-grid/card-grid.module.css";
import type { ContentCard } from "../../../content/types.ts";
import { animationDelay } from "../../../styles/animation-delay.ts";

interface ContentListProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
  /** The first item is shown large. */
  lead?: boolean;
}

/** Cards that stand side by side are revealed one after the other. */
const COLUMNS = 3;

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
