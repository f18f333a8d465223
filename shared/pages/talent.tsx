import { Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { Chapters, chapterId } from "../blocks/section/chapter.tsx";
import type { ContentItem } from "../content/types.ts";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import type { FullListData } from "./loaders/full-list.ts";
import styles from "./talent.module.css";

export default function TalentPage({ items }: FullListData) {
  return (
    <ItemsPage
      items={items}
      ground="paper"
      lead={([first]) => first && <Statement item={first} />}
      description="text"
    >
      {(loaded) => <Chapters items={loaded.slice(1)} />}
    </ItemsPage>
  );
}

/** The first item: its title as a headline above its points. */
function Statement({ item }: { item: ContentItem }) {
  return (
    <section className={styles.statement} id={chapterId(item)} aria-labelledby="lead-title">
      <Title as="h2" className={styles.title} id="lead-title" item={item} />
      <Prose item={item} />
    </section>
  );
}
