import type { CSSProperties } from "react";
import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import grid from "../../../components/card-grid/tile-grid.module.css";
import { FileLink } from "../../../components/file-link/file-link.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { PicturePreview } from "../../../components/picture-preview/picture-preview.tsx";
import type { GroupProps } from "../../../page/view-props.ts";
import styles from "./media-library.module.css";

/** Pictures with preview and files for download. */
export function MediaLibrary({ items }: GroupProps) {
  // Rows of four, if that leaves none of them open.
  const columns = items.length % 4 === 0 ? 4 : 3;
  return (
    <ul className={grid.tiles} style={{ "--tile-columns": columns } as CSSProperties}>
      {items.map((item) => (
        <li className={styles.item} key={item.id}>
          {item.imgUrl ? (
            <PicturePreview item={item} />
          ) : (
            <span className={styles.sheet}>
              <Icon name="file" />
            </span>
          )}
          <BreakableText
            as="h2"
            className={styles.title}
            text={item.title}
            breaks={item.titleBreaks}
          />
          {item.summary && <p className={styles.summary}>{item.summary}</p>}
          <FileLink item={item} />
        </li>
      ))}
    </ul>
  );
}
