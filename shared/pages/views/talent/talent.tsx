import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { DeferredPart } from "../../../components/deferred-part/deferred-part.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { chapterId } from "../../../components/story/chapter.tsx";
import { Stories } from "../../../components/story/stories.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { OwnOpening } from "../../../layouts/opening/own-opening.tsx";
import type { FullListData } from "../../loaders/full-list.ts";
import styles from "./talent.module.css";

/** The first item: its title as the headline, its list in columns. */
export function Opening({ items }: FullListData) {
  return (
    <OwnOpening ground="paper">
      <div className={styles.principle}>
        <DeferredPart value={items} fallback={null} isSecond>
          {([first]) => first && <Principle item={first} />}
        </DeferredPart>
      </div>
    </OwnOpening>
  );
}

function Principle({ item }: { item: ContentItem }) {
  const titleId = `${chapterId(item)}-title`;
  return (
    <section id={chapterId(item)} aria-labelledby={titleId}>
      <BreakableText
        as="h2"
        className={styles.title}
        id={titleId}
        text={item.title}
        breaks={item.titleBreaks}
      />
      <Prose item={item} />
    </section>
  );
}

export function OtherChapters({ items }: { items: ContentItem[] }) {
  return <Stories items={items.slice(1)} />;
}
