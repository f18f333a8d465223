import { itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Chapter } from "./chapter.tsx";
import styles from "./specimen.module.css";

/** Chapters about typefaces, each below a specimen. The specimen is a picture, so that no font has to be loaded. */
export default function Specimens({ items }: { items: ContentItem[] }) {
  return items.map((font) => (
    <div className={styles.font} key={itemKey(font)}>
      {font.imgUrl && (
        <img
          className={styles.specimen}
          src={font.imgUrl}
          alt={font.title}
          width="1280"
          height="512"
          loading="lazy"
        />
      )}
      <Chapter item={font} picture="none" />
    </div>
  ));
}
