import type { ContentCard } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import { detailHref } from "../../routing/resolve.ts";
import { animationDelay } from "../../styles/animation-delay.ts";
import grid from "../card-grid/tile-grid.module.css";
import { ItemLink } from "../item-link/item-link.tsx";
import styles from "./executives.module.css";
import { Portrait } from "./portrait.tsx";

/** Portraits that stand side by side are revealed one after the other. */
const COLUMNS = 4;

/** Portraits with name and post, linked to the person's page. */
export function Executives({ items }: { items: ContentCard[] }) {
  const { locale, navigation } = usePage();
  return (
    <ul className={grid.small}>
      {items.map((person, index) => (
        <li key={person.id} data-reveal={animationDelay(index % COLUMNS)}>
          <article className={`${styles.person} link-area`}>
            <div className={styles.text}>
              <h2 className={styles.name}>
                <ItemLink item={person} href={detailHref(locale, navigation, person)} />
              </h2>
              {person.subTitle && <p className={styles.post}>{person.subTitle}</p>}
              {person.summary && <p className={styles.summary}>{person.summary}</p>}
            </div>
            <Portrait
              className={styles.portrait}
              person={person}
              sizes="(width > 970px) 20rem, 45vw"
            />
          </article>
        </li>
      ))}
    </ul>
  );
}
