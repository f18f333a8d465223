import { itemAddress, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { PagedLayout, type PageItemsProps } from "../layouts/paged-layout.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { animationDelay } from "../styles/animation-delay.ts";
import { Card, Grid } from "../ui/card.tsx";
import { Picture } from "../ui/picture.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import styles from "./list.module.css";
import "../ui/zoom.css";

export default function ListPage(data: PagedListData<ContentCard>) {
  return <PagedLayout data={data}>{(list) => <Cards {...list} />}</PagedLayout>;
}

/** The number of cards in a row. The cards of a row are revealed one after another. */
const COLUMNS = 3;

/** The number of cards after which the pattern of rows begins again with a large card. */
const CARDS_PER_CYCLE = 6;

/** The `sizes` of a picture, by the place of its card in the pattern. list.module.css describes the pattern. */
function sizesOf(index: number, items: readonly ContentCard[]): string {
  const place = index % CARDS_PER_CYCLE;
  if (place === 0) return "(width > 750px) min(60vw, 59rem), 90vw";
  // Most cards are small. Only the two cards after a large card are wide, except beside the first large card.
  if (index < CARDS_PER_CYCLE || place > 2) return "(width > 750px) min(29vw, 29rem), 6rem";
  // The width of a card in a pair depends on whether the card beside it has a picture.
  const neighbour = items[place === 1 ? index + 1 : index - 1];
  if (!neighbour?.imgUrl) return "(width > 750px) min(60vw, 59rem), 6rem";
  return `(width > 750px) ${place === 1 ? "min(53vw, 52rem)" : "min(37vw, 36rem)"}, 6rem`;
}

/** Items as picture cards. On phones, the small cards are rows. */
export function Cards({ items }: Pick<PageItemsProps, "items">) {
  return (
    <Grid className={styles.cards}>
      {items.map((item, index) => {
        const isLarge = index % CARDS_PER_CYCLE === 0;
        return (
          <li
            key={itemKey(item)}
            data-reveal={animationDelay(index % COLUMNS)}
            data-no-picture={item.imgUrl ? undefined : ""}
          >
            <Card
              item={item}
              href={itemAddress(item)}
              className={isLarge ? undefined : styles.small}
              size={isLarge ? "large" : "medium"}
              label={<PublishDate className="label" item={item} />}
              summaryOf={item}
              picture={
                <Picture
                  className="zoom"
                  item={item}
                  sizes={sizesOf(index, items)}
                  loading={index === 0 ? "eager" : "near"}
                />
              }
            />
          </li>
        );
      })}
    </Grid>
  );
}
