import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { PicturePreview } from "../items/picture-preview.tsx";
import { Title } from "../ui/breakable-text.tsx";
import { columnSizes, Grid } from "../ui/card.tsx";

/** Small photographs with a preview, each with its title. */
export default function Snapshots({ items }: { items: readonly ContentCard[] }) {
  return (
    <Grid columns={4}>
      {items.map((item) => (
        <li key={itemKey(item)} id={chapterId(item)}>
          {item.imgUrl && <PicturePreview item={item} sizes={columnSizes[4]} />}
          <Title as="p" className="note" data-words="" item={item} />
        </li>
      ))}
    </Grid>
  );
}
