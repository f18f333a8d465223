import { startTimeOf } from "../content/event-dates.ts";
import { groupBy } from "../content/group-by.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { formatDate, timeOfDay, yearMonthDay } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Prose } from "../items/prose.tsx";
import { usePage } from "../rendering/contexts.tsx";
import { Title } from "../ui/breakable-text.tsx";
import { Row, Rows } from "../ui/row.tsx";
import styles from "./session.module.css";

/** Sessions by day, in chronological order. */
export default function Sessions({ items }: { items: ContentItem[] }) {
  const { locale } = usePage();
  const sessions = items.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const days = groupBy(sessions, (session) => startOf(session).slice(0, 10));
  return [...days].map(([day, members]) => {
    const date = members[0] && startTimeOf(members[0]);
    return (
      <section className={styles.day} key={day}>
        {date && <h2 className="title-2">{formatDate(locale, date)}</h2>}
        <Rows>
          {members.map((session) => (
            <Session key={itemKey(session)} session={session} />
          ))}
        </Rows>
      </section>
    );
  });
}

function Session({ session }: { session: ContentItem }) {
  const t = useMessages();
  const { duration, author, subTitle } = session;
  const start = startTimeOf(session);
  return (
    <Row
      id={chapterId(session)}
      variant="picture"
      as="div"
      start={
        start && (
          <p className="title-4">
            <time dateTime={start}>{timeOfDay(start)}</time>
            {duration !== undefined && `–${timeOfDay(start, duration)}`}
          </p>
        )
      }
      end={
        <dl className="note">
          {author && (
            <div>
              <dt className="visually-hidden">{t("speaker")}</dt>
              <dd data-words="">{author}</dd>
            </div>
          )}
          {subTitle && (
            <div className="caption">
              <dt className="visually-hidden">{t("hall")}</dt>
              <dd>{subTitle}</dd>
            </div>
          )}
        </dl>
      }
    >
      <Title as="h3" item={session} />
      <div className="note">
        <Prose item={session} level={4} />
      </div>
    </Row>
  );
}

/** The start of a session in the site's time zone, as a sort key such as `2026-12-08 09:00`. */
function startOf(session: ContentItem): string {
  const start = startTimeOf(session);
  return start ? `${yearMonthDay(start)} ${timeOfDay(start)}` : "";
}
