import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Prose } from "../items/prose.tsx";
import { Summary, Title } from "../ui/breakable-text.tsx";
import { Picture } from "../ui/picture.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./step.module.css";

/**
 * The short steps of a process, two in a row. A step with a picture has a row of its own, with the picture beside it.
 */
export default function Steps({ items }: { items: ContentItem[] }) {
  return (
    <ol className={`${styles.steps} columns`}>
      {items.map((item, index) => (
        <li key={itemKey(item)} className={item.imgUrl ? `${styles.pictured} columns` : undefined}>
          <Section
            id={chapterId(item)}
            title={<Title item={item} />}
            number={index + 1}
            subTitle={item.subTitle}
            variant="below"
          >
            <Summary item={item} />
            <Prose item={item} level={3} />
          </Section>
          <Picture item={item} sizes="(width > 750px) 45vw, 90vw" />
        </li>
      ))}
    </ol>
  );
}
