import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Contact } from "../items/contact.tsx";
import { Contents } from "../items/contents.tsx";
import { Prose } from "../items/prose.tsx";
import { usePageTitle } from "../rendering/contexts.tsx";
import { Title } from "../ui/breakable-text.tsx";
import styles from "./clause.module.css";

/**
 * Numbered sections and paragraphs, beside a list of links to the sections. The date of the text is above the list, and
 * a contact is below the list. Both are fields of the first item.
 */
export default function Clauses({ items }: { items: ContentItem[] }) {
  const title = usePageTitle();
  const [first] = items;
  return (
    <div className={`${styles.statute} aside ruled`}>
      <div className={`${styles.index} sticky stack note`}>
        {first?.subTitle && <p>{first.subTitle}</p>}
        <nav aria-label={title}>
          <Contents items={items} isBrief />
        </nav>
        {first && (
          <div>
            {first.author && <p className={styles.author}>{first.author}</p>}
            <Contact item={first} />
          </div>
        )}
      </div>
      <div className={styles.clauses}>
        {items.map((item) => (
          <section
            className={styles.clause}
            key={itemKey(item)}
            id={chapterId(item)}
            aria-labelledby={`${chapterId(item)}-title`}
          >
            <Title as="h2" className="title-2" id={`${chapterId(item)}-title`} item={item} />
            <Prose item={item} level={3} />
          </section>
        ))}
      </div>
    </div>
  );
}
