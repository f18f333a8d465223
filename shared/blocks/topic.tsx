import type { ContentItem } from "../content/types.ts";
import { Contents } from "../items/contents.tsx";
import Chapters from "./chapter.tsx";
import styles from "./topic.module.css";

/** Chapters, with links to all of them at the top. */
export default function Topics({ items }: { items: ContentItem[] }) {
  return (
    <>
      <div className={styles.above}>
        <Contents items={items} />
      </div>
      <Chapters items={items} />
    </>
  );
}
