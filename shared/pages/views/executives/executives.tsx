import { DeferredPart } from "../../../components/deferred-part/deferred-part.tsx";
import { Portrait } from "../../../components/executives/portrait.tsx";
import { ItemLink } from "../../../components/item-link/item-link.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { OwnOpening } from "../../../layouts/opening/own-opening.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { detailHref } from "../../../routing/resolve.ts";
import { animationDelay } from "../../../styles/animation-delay.ts";
import type { FullListData } from "../../loaders/full-list.ts";
import styles from "./executives.module.css";

/** Portraits that stand side by side are revealed one after the other. */
const COLUMNS = 6;

/** All portraits, linked to the person's page. */
export function Opening({ items }: FullListData) {
  return (
    <OwnOpening ground="stage">
      <DeferredPart
        value={items}
        fallback={<div className={styles.waiting} data-skeleton="" />}
        isSecond
      >
        {(people) => (
          <ul className={styles.wall}>
            {people.map((person, index) => (
              <li key={person.id} data-reveal={animationDelay(index % COLUMNS)}>
                <Person person={person} isFirst={index < COLUMNS} />
              </li>
            ))}
          </ul>
        )}
      </DeferredPart>
    </OwnOpening>
  );
}

function Person({ person, isFirst }: { person: ContentCard; isFirst: boolean }) {
  const { locale, navigation } = usePage();
  return (
    <article className={`${styles.person} link-area`}>
      <h2 className={styles.name}>
        <ItemLink item={person} href={detailHref(locale, navigation, person)} />
      </h2>
      <Portrait
        className={styles.portrait}
        person={person}
        sizes="(width > 970px) 16vw, 33vw"
        eager={isFirst}
      />
    </article>
  );
}

/** Their posts, and what each of them is known for. */
export function Posts({ items }: { items: ContentCard[] }) {
  return (
    <dl className={styles.posts}>
      {items.map(({ id, title, subTitle, summary }) => (
        <div key={id}>
          <dt>{subTitle}</dt>
          <dd>{title}</dd>
          {summary && <dd className={styles.summary}>{summary}</dd>}
        </div>
      ))}
    </dl>
  );
}
