import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { Prose } from "../../blocks/prose/prose.tsx";
import { Chapters, chapterId } from "../../blocks/section/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";
import styles from "./lead.module.css";
import { OrganisationChart } from "./organisation-chart.tsx";
import { readOutline } from "./outline.ts";

/** The first item: a chart of its nested list, or its title as a headline above its points. */
export function Lead({ item }: { item: ContentItem }) {
  const entries = readOutline(item.content);
  const isChart = entries.some(({ children }) => children.length > 0);
  return (
    <section
      className={isChart ? undefined : styles.statement}
      id={chapterId(item)}
      aria-labelledby="lead-title"
    >
      <Title
        as="h2"
        className={isChart ? "visually-hidden" : styles.title}
        id="lead-title"
        item={item}
      />
      {isChart && item.summary && <p className={styles.legend}>{item.summary}</p>}
      {isChart ? <OrganisationChart entries={entries} /> : <Prose item={item} />}
    </section>
  );
}

export function OtherChapters({ items }: { items: ContentItem[] }) {
  return <Chapters items={items.slice(1)} />;
}
