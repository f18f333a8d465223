import { Contact } from "../../blocks/contact/contact.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import type { ContentItem } from "../../content/types.ts";
import styles from "./place.module.css";

/** The building, and how to reach it. */
export function Place({ place }: { place: ContentItem }) {
  return (
    <div className={styles.opening}>
      <div className={styles.contact}>
        <Contact item={place} />
      </div>
      {place.imgUrl && (
        <Picture
          className={styles.picture}
          item={place}
          sizes="(width > 970px) 60vw, 100vw"
          loading="first"
        />
      )}
    </div>
  );
}
