import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { Portrait } from "../../blocks/executives/portrait.tsx";
import { chapterId } from "../../blocks/section/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";
import styles from "./conference.module.css";

/** Speakers with their topics. */
export function Speakers({ items }: { items: ContentItem[] }) {
  return (
    <ul className={styles.speakers}>
      {items.map((speaker) => (
        <li key={speaker.id} id={chapterId(speaker)}>
          <Portrait person={speaker} sizes="(width > 970px) 17rem, 45vw" />
          <Title as="h2" className={styles.name} item={speaker} />
          {speaker.subTitle && <p className="note">{speaker.subTitle}</p>}
          <Summary className={`${styles.talk} caption`} text={speaker.summary} />
        </li>
      ))}
    </ul>
  );
}
