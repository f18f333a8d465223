import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { ContactFacts } from "../../blocks/contact-facts/contact-facts.tsx";
import { Prose } from "../../blocks/prose/prose.tsx";
import chapter from "../../blocks/story/chapter.module.css";
import { chapterId } from "../../blocks/story/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";
import { usePageTitle } from "../../page/page-context.tsx";
import styles from "./legal-text.module.css";

/** Numbered sections and paragraphs beside their index; above it the edition, below it whom to ask, both of the first item. */
export function LegalText({ items }: { items: ContentItem[] }) {
  const title = usePageTitle();
  const [first] = items;
  return (
    <div className={styles.page}>
      <div className={`${chapter.head} ${styles.aside} note`}>
        {first?.subTitle && <p>{first.subTitle}</p>}
        <nav aria-label={title}>
          <ol className={styles.index}>
            {items.map((item) => (
              <li key={item.id}>
                <a href={`#${chapterId(item)}`}>
                  <Title data-words="" item={item} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {first && (
          <div>
            {first.author && <p className={styles.author}>{first.author}</p>}
            <ContactFacts item={first} />
          </div>
        )}
      </div>
      <div className={`${chapter.body} ${styles.sections}`}>
        {items.map((item) => (
          <section
            className={styles.section}
            key={item.id}
            id={chapterId(item)}
            aria-labelledby={`${chapterId(item)}-title`}
          >
            <Title as="h2" className={styles.title} id={`${chapterId(item)}-title`} item={item} />
            <Prose item={item} />
          </section>
        ))}
      </div>
    </div>
  );
}
