import { Card } from "../../components/card-grid/card.tsx";
import grid from "../../components/card-grid/card-grid.module.css";
import { ListSkeleton } from "../../components/states/list-skeleton.tsx";
import { RowsSkeleton } from "../../components/states/rows-skeleton.tsx";
import { usePage } from "../../page/page-context.tsx";
import type { PageItemsProps } from "../../page/view-props.ts";
import { animationDelay } from "../../styles/animation-delay.ts";
import { pagedListPage } from "../paged-list.tsx";
import { ReportRows } from "./list/report-rows.tsx";

export const Component = pagedListPage(List, {
  skeleton: (count, page) => <Waiting count={count} lead={page === 1} />,
});

/** Media reports as rows that begin with their medium, all others as cards. */
function List(props: PageItemsProps) {
  return usePage().route.isMediaReport ? <ReportRows {...props} /> : <Cards {...props} />;
}

function Waiting({ count, lead }: { count: number; lead: boolean }) {
  const { isMediaReport } = usePage().route;
  return isMediaReport ? (
    <RowsSkeleton count={count} />
  ) : (
    <ListSkeleton count={count} lead={lead} />
  );
}

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
