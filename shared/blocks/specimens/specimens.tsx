import type { ContentItem } from "../../content/types.ts";
import { Chapter } from "../section/chapter.tsx";
import styles from "./specimens.module.css";

/** Typefaces below a specimen, which is a picture so that no font must be loaded. */
export function Specimens({ items }: { items: ContentItem[] }) {
  return items.map((font) => (
    <div className={styles.font} key={font.id}>
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
