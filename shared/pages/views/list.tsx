import { Card } from "../../components/card-grid/card.tsx";
import grid from "../../components/card-grid/card-grid.module.css";
import type { PageItemsProps } from "../../page/view-props.ts";
import { animationDelay } from "../../styles/animation-delay.ts";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage(Cards);

/** Cards that stand side by side are revealed one after the other. */
const COLUMNS = 3;

/** Items as picture cards, the first of the first page large; on phones as rows. */
export function Cards({ items, isFirst, hrefOf }: Omit<PageItemsProps, "filters">) {
  return (
    <ul className={`${grid.cards} ${isFirst ? grid.lead : ""}`}>
      {items.map((item, index) => (
        <li key={item.id} data-reveal={animationDelay(index % COLUMNS)}>
          <Card item={item} href={hrefOf(item)} isLead={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}
