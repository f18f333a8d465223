import { Card } from "../blocks/card-grid/card.tsx";
import grid from "../blocks/card-grid/card-grid.module.css";
import type { ContentCard } from "../content/types.ts";
import { type PagedListData, PagedPage } from "../layouts/page/paged-page.tsx";
import type { PageItemsProps } from "../page/view-props.ts";
import { animationDelay } from "../styles/animation-delay.ts";

export default function ListPage(data: PagedListData<ContentCard>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {(list) => <Cards {...list} />}
    </PagedPage>
  );
}

/** Cards that stand side by side are revealed one after the other. */
const COLUMNS = 3;

/** The rows of the grid recur after so many cards, the first of which is large. */
const RHYTHM = 6;

/** Sizes of the pictures of a large card and the two wide ones behind it. */
const SIZES = [
  "(width > 750px) 60vw, 92vw",
  "(width > 750px) 50vw, 6rem",
  "(width > 750px) 40vw, 6rem",
];

/** Items as picture cards; on phones, those that are not large as rows. */
export function Cards({ items, hrefOf }: Omit<PageItemsProps, "filters">) {
  return (
    <ul className={`${grid.cards} ${grid.lead}`}>
      {items.map((item, index) => (
        <li key={item.id} data-reveal={animationDelay(index % COLUMNS)}>
          <Card
            item={item}
            href={hrefOf(item)}
            isLead={index % RHYTHM === 0}
            sizes={SIZES[index % RHYTHM]}
          />
        </li>
      ))}
    </ul>
  );
}
