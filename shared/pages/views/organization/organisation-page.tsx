import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { DeferredPart } from "../../../components/deferred-part/deferred-part.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { chapterId } from "../../../components/story/chapter.tsx";
import { Stories } from "../../../components/story/stories.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { OwnOpening } from "../../../layouts/opening/own-opening.tsx";
import type { FullListData } from "../../loaders/full-list.ts";
import { OrganisationChart } from "./organisation-chart.tsx";
import styles from "./organisation-page.module.css";
import { readOutline } from "./outline.ts";

/** The chart. */
export function Opening({ items }: FullListData) {
  return (
    <OwnOpening ground="paper">
      <div className={styles.chart}>
        <DeferredPart value={items} fallback={null} isSecond>
          {([chart]) => chart && <Chart item={chart} />}
        </DeferredPart>
      </div>
    </OwnOpening>
  );
}

/** What follows the chart. */
export function OtherChapters({ items }: { items: ContentItem[] }) {
  return <Stories items={items.slice(1)} />;
}

function Chart({ item }: { item: ContentItem }) {
  const entries = readOutline(item.content);
  return (
    <section id={chapterId(item)} aria-labelledby="organisation-chart">
      <BreakableText
        as="h2"
        className={styles.title}
        id="organisation-chart"
        text={item.title}
        breaks={item.titleBreaks}
      />
      {entries.length > 0 ? <OrganisationChart entries={entries} /> : <Prose item={item} />}
    </section>
  );
}
