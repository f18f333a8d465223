import { FileLink } from "../../../components/file-link/file-link.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import type { ContentItem } from "../../../content/types.ts";
import styles from "./font-specimens.module.css";

/** Typefaces with a specimen, which is a picture so that no font must be loaded. */
export function FontSpecimens({ items }: { items: ContentItem[] }) {
  return items.map((font) => (
    <section className={styles.font} key={font.id} aria-labelledby={`font-${font.id}`}>
      <div className={styles.head}>
        <h2 className={styles.name} id={`font-${font.id}`}>
          {font.title}
        </h2>
        {font.subTitle && <p className={styles.role}>{font.subTitle}</p>}
        <FileLink item={font} />
      </div>
      {font.imgUrl && (
        <img
          className={styles.specimen}
          src={font.imgUrl}
          alt={font.title}
          width="1280"
          height="640"
          loading="lazy"
        />
      )}
      <div className={styles.body}>
        {font.summary && <p className={styles.summary}>{font.summary}</p>}
        <Prose item={font} />
      </div>
    </section>
  ));
}
