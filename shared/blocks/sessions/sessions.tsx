import { startTimeOf } from "../../content/event-dates.ts";
import { groupBy } from "../../content/group-by.ts";
import type { ContentItem } from "../../content/types.ts";
import { formatDate, timeOfDay, yearMonthDay } from "../../i18n/dates.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { chapterId } from "../../routing/chapter-id.ts";
import { Title } from "../breakable-text/breakable-text.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./sessions.module.css";

/** Sessions by day, in chronological order. */
export function Sessions({ items }: { items: ContentItem[] }) {
  const { locale } = usePage();
  const sessions = items.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const days = groupBy(sessions, (session) => startOf(session).slice(0, 10));
  return [...days].map(([day, members]) => {
    const date = members[0] && startTimeOf(members[0]);
    return (
      <section className={styles.day} key={day}>
        {date && <h2 className={styles.date}>{formatDate(locale, date)}</h2>}
        <ol>
          {members.map((session) => (
            <li className={styles.session} key={session.id} id={chapterId(session)}>
              <Session session={session} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function Session({ session }: { session: ContentItem }) {
  const t = useMessages();
  const { duration, author, subTitle } = session;
  const start = startTimeOf(session);
  return (
    <>
      {start && (
        <p className={styles.time}>
          <time dateTime={start}>{timeOfDay(start)}</time>
          {duration !== undefined && `–${timeOfDay(start, duration)}`}
        </p>
      )}
      <div className={`${styles.text} note`}>
        <Title as="h3" className={styles.title} item={session} />
        <Prose item={session} />
      </div>
      <dl className={styles.agendaFacts}>
        {author && (
          <div>
            <dt className="visually-hidden">{t("speaker")}</dt>
            <dd>{author}</dd>
          </div>
        )}
        {subTitle && (
          <div>
            <dt className="visually-hidden">{t("hall")}</dt>
            <dd className={styles.hall}>{subTitle}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** Start in the site's time zone as a sort key: `2026-12-08 09:00`. */
function startOf(session: ContentItem): string {
  const start = startTimeOf(session);
  return start ? `${yearMonthDay(start)} ${timeOfDay(start)}` : "";
}
