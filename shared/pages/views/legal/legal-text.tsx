import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { ContactFacts } from "../../../components/contact-facts/contact-facts.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { chapterId } from "../../../components/story/chapter.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { usePageTitle } from "../../../page/page-context.tsx";
import styles from "./legal-text.module.css";

/** Numbered sections and paragraphs beside their index; above it the edition, below it whom to ask, both of the first item. */
export function LegalText({ items }: { items: ContentItem[] }) {
  const title = usePageTitle();
  const [first] = items;
  return (
    <div className={styles.page}>
      <div className={`${styles.aside} note`}>
        {first?.subTitle && <p>{first.subTitle}</p>}
        <nav aria-label={title}>
          <ol className={styles.index}>
            {items.map((item) => (
              <li key={item.id}>
                <a href={`#${chapterId(item)}`}>
                  <BreakableText data-words="" text={item.title} breaks={item.titleBreaks} />
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
      <div className={styles.sections}>
        {items.map((item) => (
          <section
            className={styles.section}
            key={item.id}
            id={chapterId(item)}
            aria-labelledby={`${chapterId(item)}-title`}
          >
            <BreakableText
              as="h2"
              className={styles.title}
              id={`${chapterId(item)}-title`}
              text={item.title}
              breaks={item.titleBreaks}
            />
            <Prose item={item} />
          </section>
        ))}
      </div>
    </div>
  );
}
