import type { ContentItem } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { chapterId } from "../../routing/chapter-id.ts";
import { Title } from "../breakable-text/breakable-text.tsx";
import { Prose } from "../prose/prose.tsx";
import { Section } from "../section/section.tsx";
import { Route } from "./route.tsx";
import styles from "./travel.module.css";

/** Ways to a place, beside each other on one scale of time. */
export function Ways({ items: ways }: { items: ContentItem[] }) {
  const t = useMessages();
  return (
    <Section id="ways" title={t("waysToCome")} variant="below">
      <ul className={`${styles.ways} columns`} style={{ "--ways": Math.min(ways.length, 4) }}>
        {ways.map((way) => (
          <li className={styles.way} key={way.id} id={chapterId(way)}>
            <Title as="h3" className="title-4" item={way} />
            {way.route && <Route route={way.route} />}
            <Prose item={way} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
