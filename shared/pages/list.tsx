import { Card, Grid } from "../blocks/card/card.tsx";
import { Picture } from "../blocks/picture/picture.tsx";
import { PublishDate } from "../blocks/publish-date/publish-date.tsx";
import { itemAddress } from "../content/item-address.ts";
import { itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { type PagedListData, PagedPage, type PageItemsProps } from "../layouts/page/paged-page.tsx";
import { animationDelay } from "../styles/animation-delay.ts";

export default function ListPage(data: PagedListData<ContentCard>) {
  return <PagedPage data={data}>{(list) => <Cards {...list} />}</PagedPage>;
}

/** Cards that stand side by side are revealed one after the other. */
const COLUMNS = 3;

/** The rows of the grid recur after so many cards, the first of which is large. */
const CARDS_PER_CYCLE = 6;

/** Sizes of the pictures of a large card, the two wide ones behind it, and others. */
const SIZES = [
  "(width > 750px) 60vw, 92vw",
  "(width > 750px) 50vw, 6rem",
  "(width > 750px) 40vw, 6rem",
];
const USUAL = "(width > 750px) 30vw, 6rem";

/** Items as picture cards; on phones, those that are not large as rows. */
export function Cards({ items }: Pick<PageItemsProps, "items">) {
  return (
    <Grid columns="lead">
      {items.map((item, index) => {
        const place = index % CARDS_PER_CYCLE;
        const isLead = place === 0;
        return (
          <li key={itemKey(item)} data-reveal={animationDelay(index % COLUMNS)}>
            <Card
              item={item}
              href={itemAddress(item)}
              variant={isLead ? "above" : "row"}
              size={isLead ? "large" : "medium"}
              label={<PublishDate className="label" item={item} />}
              summary={item.summary}
              picture={
                <Picture
                  className="zoom"
                  item={item}
                  sizes={SIZES[place] ?? USUAL}
                  loading={isLead ? "eager" : "near"}
                />
              }
            />
          </li>
        );
      })}
    </Grid>
  );
}
