import { BreakableText, Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { Chapters, chapterId } from "../blocks/section/chapter.tsx";
import type { ContentItem } from "../content/types.ts";
import { GroupPage } from "../layouts/page/group-page.tsx";
import { usePage } from "../page/page-context.tsx";
import type { GroupProps } from "../page/view-props.ts";
import { site } from "../site.ts";
import { nameMeaning } from "../site-home.ts";
import styles from "./culture.module.css";
import type { GroupsData } from "./loaders/groups.ts";

export default function CulturePage({ group }: GroupsData) {
  return (
    <GroupPage group={group} ground="stage" lead={<Plate />} description="facts">
      {({ indexName, items }) => <Culture indexName={indexName} items={items} />}
    </GroupPage>
  );
}

/** The company's name cut into a plate, beside the motto in vertical lines. */
function Plate() {
  const { locale } = usePage();
  return (
    <div className={styles.opening}>
      {locale !== "zh" && <p className={styles.translation}>{site.motto[locale]}</p>}
      <figure className={styles.plate}>
        <img src="/media/relief.svg" alt="" width={640} height={430} fetchPriority="high" />
        <figcaption className="note">{nameMeaning[locale]}</figcaption>
      </figure>
      <p className={styles.motto} lang="zh">
        {site.motto.zh.split("，").map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}

/** Rendered as stories if any item has a picture, else as principles. */
function Culture({ items }: GroupProps) {
  const isStory = items.some(({ imgUrl }) => imgUrl !== undefined);
  return isStory ? <Chapters items={items} /> : <Principles items={items} />;
}

function Principles({ items }: { items: ContentItem[] }) {
  const { locale } = usePage();
  return (
    <ul>
      {items.map((item) => (
        <li
          className={`${styles.principle} aside ruled`}
          key={item.id}
          id={chapterId(item)}
          data-motto={item.summary === site.motto[locale] || undefined}
        >
          <Title as="h2" className={`${styles.title} figure-1`} item={item} />
          <div className={styles.body}>
            {item.summary && (
              <BreakableText
                as="p"
                className={styles.summary}
                data-words=""
                text={item.summary}
                breaks={item.summaryBreaks}
              />
            )}
            <Prose item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}
