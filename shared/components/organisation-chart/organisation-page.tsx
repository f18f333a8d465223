import type { ContentItem } from "../../content/types.ts";
import { ItemTitle } from "../item-title/item-title.tsx";
import { chapterId } from "../story/chapter.tsx";
import { Stories } from "../story/stories.tsx";
import styles from "./organisation-chart.module.css";

/** The chart first, then what there is to say about it. */
export function OrganisationPage({ items: [chart, ...others] }: { items: ContentItem[] }) {
  return (
    <>
      {chart && <OrganisationChart item={chart} />}
      <Stories items={others} />
    </>
  );
}

/** A nested list that CSS draws as a chart; without CSS it still reads as what it is. */
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

/** A name needs an element of its own to be drawn as a box beside the list below it. */
function boxed(html: string): string {
  return html.replace(/<li>(<p>)?([^<]+)/g, (whole, paragraph = "", text: string) => {
    const name = text.trim();
    return name === "" ? whole : `<li>${paragraph}<span>${name}</span>`;
  });
}
