import type { ContentCard } from "../../content/types.ts";
import { chapterId } from "../../routing/chapter-id.ts";
import { Summary, Title } from "../breakable-text/breakable-text.tsx";
import { Grid } from "../card/card.tsx";
import { FileLink } from "../files/file-link.tsx";
import styles from "./gallery.module.css";
import { PicturePreview } from "./picture-preview.tsx";

interface GalleryProps {
  items: readonly ContentCard[];
}

/** Photographs with a preview, and what they show. */
export function Pictures({ items }: GalleryProps) {
  return <Gallery items={items} columns={2} />;
}

/** The same, small, each with its title. */
export function Snapshots({ items }: GalleryProps) {
  return (
    <Grid columns={4}>
      {items.map((item) => (
        <li key={item.id} id={chapterId(item)}>
          {item.imgUrl && <PicturePreview item={item} />}
          <Title as="p" className="note" data-words="" item={item} />
        </li>
      ))}
    </Grid>
  );
}

/** Drawings, the first at full width. */
export function Logos({ items }: GalleryProps) {
  return <Gallery items={items} columns={3} />;
}

function Gallery({ items, columns }: GalleryProps & { columns: 2 | 3 }) {
  return (
    <Grid columns={columns}>
      {items.map((item, index) => (
        <li
          className={`${styles.picture} ${columns === 3 && index === 0 ? styles.specimen : ""}`}
          key={item.id}
          id={chapterId(item)}
        >
          {item.imgUrl && <PicturePreview item={item} />}
          <Caption item={item} />
        </li>
      ))}
    </Grid>
  );
}

function Caption({ item }: { item: ContentCard }) {
  const { subTitle, summary, source } = item;
  return (
    <>
      <Title as="h2" className="title-3" item={item} />
      <Summary className="note" text={summary} />
      <p className="facts">
        {subTitle && <span>{subTitle}</span>} {source && <span>{source}</span>}
      </p>
      <FileLink item={item} />
    </>
  );
}
