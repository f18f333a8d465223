import type { ContentItem } from "../../content/types.ts";
import { ItemTitle } from "../item-title/item-title.tsx";
import { chapterId } from "../story/chapter.tsx";
import { Stories } from "../story/stories.tsx";
import styles from "./organisation-chart.module.css";

/** The chart, followed by chapters. */
export function OrganisationPage({ items: [chart, ...others] }: { items: ContentItem[] }) {
  return (
    <>
      {chart && <OrganisationChart item={chart} />}
      <Stories items={others} />
    </>
  );
}

/** A nested list rendered as a chart by CSS; readable without CSS. */
function OrganisationChart({ item }: { item: ContentItem }) {
  return (
    <section className={styles.section} id={chapterId(item)} aria-labelledby="organisation-chart">
      <h2 className={styles.title} id="organisation-chart">
        <ItemTitle item={item} />
      </h2>
      <div className={styles.chart} dangerouslySetInnerHTML={{ __html: boxed(item.content) }} />
    </section>
  );
}

/** Wraps each name in an element, to be drawn as a box beside its nested list. */
function boxed(html: string): string {
  return html.replace(/<li>(<p>)?([^<]+)/g, (match, paragraph = "", text: string) => {
    const name = text.trim();
    return name === "" ? match : `<li>${paragraph}<span>${name}</span>`;
  });
}
