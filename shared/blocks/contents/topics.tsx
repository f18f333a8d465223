import type { ContentItem } from "../../content/types.ts";
import { Chapters } from "../section/chapter.tsx";
import styles from "./contents.module.css";
import { Contents } from "./contents.tsx";

/** Chapters below links to them. */
export function Topics({ items }: { items: ContentItem[] }) {
  return (
    <>
      <div className={styles.above}>
        <Contents items={items} />
      </div>
      <Chapters items={items} />
    </>
  );
}
