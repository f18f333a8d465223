import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Prose } from "../items/prose.tsx";
import { Title } from "../ui/breakable-text.tsx";
import styles from "./headline.module.css";

export default function Headlines({ items }: { items: ContentItem[] }) {
  return items.map((item) => <Headline key={itemKey(item)} item={item} />);
}

/** Shows an item's title as a headline, above the points in the item's text. */
function Headline({ item }: { item: ContentItem }) {
  const id = chapterId(item);
  return (
    <section className={styles.statement} id={id} aria-labelledby={`${id}-title`}>
      <Title as="h2" className={styles.title} id={`${id}-title`} item={item} />
      <Prose item={item} level={3} />
    </section>
  );
}
