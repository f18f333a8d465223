import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { chapterId } from "../../../components/story/chapter.tsx";
import { Stories } from "../../../components/story/stories.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { OrganisationChart } from "./organisation-chart.tsx";
import styles from "./organisation-page.module.css";
import { readOutline } from "./outline.ts";

/** The chart, followed by chapters. */
export function OrganisationPage({ items: [chart, ...others] }: { items: ContentItem[] }) {
  return (
    <>
      {chart && <Chart item={chart} />}
      <Stories items={others} />
    </>
  );
}

function Chart({ item }: { item: ContentItem }) {
  const entries = readOutline(item.content);
  return (
    <section className={styles.section} id={chapterId(item)} aria-labelledby="organisation-chart">
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
