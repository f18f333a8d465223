import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { Summary, Title } from "../ui/breakable-text.tsx";
import { columnSizes, Grid } from "../ui/card.tsx";
import { FileLink } from "./file-link.tsx";
import styles from "./gallery.module.css";
import { PicturePreview } from "./picture-preview.tsx";

interface GalleryProps {
  items: readonly ContentCard[];
  /** The number of columns. With three columns, the first picture has the full width, above all other pictures. */
  columns: 2 | 3;
}

/** Photographs or drawings with captions. A click opens an enlarged preview. */
export function Gallery({ items, columns }: GalleryProps) {
  return (
    <Grid columns={columns}>
      {items.map((item, index) => {
        const isSpecimen = columns === 3 && index === 0;
        const sizes = isSpecimen ? "min(91vw, 90rem)" : columnSizes[columns];
        return (
          <li
            className={`${styles.picture} ${isSpecimen ? styles.specimen : ""}`}
            key={itemKey(item)}
            id={chapterId(item)}
          >
            {item.imgUrl && <PicturePreview item={item} sizes={sizes} />}
            <Title as="h2" className="title-3" item={item} />
            <Summary className="note" item={item} />
            <p className={`${styles.facts} cluster`}>
              {item.subTitle && <span>{item.subTitle}</span>}{" "}
              {item.source && <span>{item.source}</span>}
            </p>
            <FileLink item={item} />
          </li>
        );
      })}
    </Grid>
  );
}
