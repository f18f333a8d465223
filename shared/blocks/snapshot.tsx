import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { PicturePreview } from "../items/picture-preview.tsx";
import { Title } from "../ui/breakable-text.tsx";
import { columnSizes, Grid } from "../ui/card.tsx";
import styles from "./snapshot.module.css";

/**
 * Previews of photographs. Each preview has a title. If the number of previews is odd, the first preview has a row of
 * its own, because otherwise the last row would be incomplete.
 */
export default function Snapshots({ items }: { items: readonly ContentCard[] }) {
  return (
    <Grid columns={2}>
      {items.map((item, index) => {
        const isWide = index === 0 && items.length % 2 === 1;
        return (
          <li className={isWide ? styles.wide : undefined} key={itemKey(item)} id={chapterId(item)}>
            {item.imgUrl && <PicturePreview item={item} sizes={columnSizes[isWide ? 1 : 2]} />}
            <Title as="p" className="note" data-words="" item={item} />
          </li>
        );
      })}
    </Grid>
  );
}
