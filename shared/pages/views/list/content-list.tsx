import { Card } from "../../../components/card-grid/card.tsx";
import grid from "../../../components/card-grid/card-grid.module.css";
import type { ContentCard } from "../../../content/types.ts";
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

/** Items as picture cards, on phones as rows; media reports as rows that begin with their medium. */
export function ContentList({ items, hrefOf, lead = false }: ContentListProps) {
  const isReport = usePage().route.name === "MediaReports";
  return (
    <ul className={`${isReport ? grid.reports : grid.cards} ${lead ? grid.lead : ""}`}>
      {items.map((item, index) => (
        <li key={item.id} data-reveal={animationDelay(index % COLUMNS)}>
          <Card item={item} href={hrefOf(item)} isLead={lead && index === 0}>
            {isReport && <p>{item.source}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
