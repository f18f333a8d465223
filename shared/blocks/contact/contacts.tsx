import type { ContentItem } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { chapterId } from "../../routing/chapter-id.ts";
import { BreakableText } from "../breakable-text/breakable-text.tsx";
import { Summary } from "../breakable-text/summary.tsx";
import { Section } from "../section/section.tsx";
import styles from "./contact.module.css";
import { Contact } from "./contact.tsx";

/** Whom to ask for what. */
export function Contacts({ items: departments }: { items: ContentItem[] }) {
  const t = useMessages();
  return (
    <Section id="departments" title={t("departments")} variant="below">
      <ul className={`${styles.departments} columns`}>
        {departments.map((department) => (
          <li className={styles.department} key={department.id} id={chapterId(department)}>
            <BreakableText
              as="h3"
              className="title-4"
              text={department.title}
              breaks={department.titleBreaks}
            />
            <Summary className="note" text={department.summary} />
            <Contact item={department} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
