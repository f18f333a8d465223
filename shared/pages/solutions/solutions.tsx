import { Contents } from "../../blocks/contents/contents.tsx";
import { Chapters } from "../../blocks/section/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";
import styles from "./solutions.module.css";

/** Services and solutions as chapters, preceded by links to them. */
export function Solutions({ items }: { items: ContentItem[] }) {
  return (
    <>
      <div className={styles.index}>
        <Contents items={items} />
      </div>
      <Chapters items={items} />
    </>
  );
}
