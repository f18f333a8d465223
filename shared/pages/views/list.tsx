import { Card } from "../../components/card-grid/card.tsx";
import grid from "../../components/card-grid/card-grid.module.css";
import { usePage } from "../../page/page-context.tsx";
import type { PageItemsProps } from "../../page/view-props.ts";
import { animationDelay } from "../../styles/animation-delay.ts";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage(Cards);

/** Cards that stand side by side are revealed one after the other. */
const COLUMNS = 3;

/**
 * Items as picture cards, the first of the first page large, on phones as rows; media reports as
 * rows that begin with their medium.
 */
export function Cards({ items, isFirst, hrefOf }: Omit<PageItemsProps, "filters">) {
  const { isMediaReport } = usePage().route;
  return (
    <ul className={`${isMediaReport ? grid.reports : grid.cards} ${isFirst ? grid.lead : ""}`}>
      {items.map((item, index) => (
        <li key={item.id} data-reveal={animationDelay(index % COLUMNS)}>
          <Card item={item} href={hrefOf(item)} isLead={isFirst && index === 0}>
            {isMediaReport && <p>{item.source}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
