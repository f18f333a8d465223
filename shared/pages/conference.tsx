import { type ComponentType, Fragment } from "react";
import { Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../blocks/breakable-text/summary.tsx";
import { Grid } from "../blocks/card/grid.tsx";
import { Dots } from "../blocks/figure/marks.tsx";
import { Person } from "../blocks/people/people.tsx";
import { PicturePreview } from "../blocks/picture-preview/picture-preview.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { Chapters, chapterId } from "../blocks/section/chapter.tsx";
import { type EventDates, startTimeOf } from "../content/event-dates.ts";
import { groupBy } from "../content/group-by.ts";
import { firstGroup, groupQuery, groupSlug } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { day, formatDate, timeOfDay, yearMonthDay } from "../i18n/dates.ts";
import { groupDigits } from "../i18n/numbers.ts";
import { GroupPage } from "../layouts/page/group-page.tsx";
import { useMessages, usePage, usePagePath } from "../page/page-context.tsx";
import type { GroupProps } from "../page/view-props.ts";
import styles from "./conference.module.css";
import type { GroupsData } from "./loaders/groups.ts";

export default function ConferencePage({ group }: GroupsData) {
  return (
    <GroupPage
      group={group}
      ground="heat"
      lead={({ eventDates }) => eventDates && <Poster {...eventDates} />}
      description="first-text"
      types={["Event"]}
    >
      {({ indexName, items }) => <Conference indexName={indexName} items={items} />}
    </GroupPage>
  );
}

/** Seats in a row of the drawing. */
const ROW = 60;

/** When and where, and a dot for each place. */
function Poster({ start, end, address, capacity, details }: EventDates) {
  const t = useMessages();
  const { locale } = usePage();
  const [first, last] = [day(start), day(end)].map(Number);
  const month = formatDate(locale, start).replace(/^\d+ |\d+日$/, "");
  return (
    <div className={styles.poster}>
      <p className={styles.days} style={{ "--figures": `${first}${last}`.length }}>
        <time dateTime={start}>{first}</time>
        {first !== last && (
          <>
            <span className={styles.dash}>–</span>
            <time dateTime={end}>{last}</time>
          </>
        )}
      </p>
      <div className={styles.facts}>
        <p>{month}</p>
        {/* The name of the place is broken only where it is wider than the line. */}
        <p className={styles.address}>
          {address.split(/(?<=[，,])\s*/).map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{" "}
            </Fragment>
          ))}
        </p>
        {capacity && <p>{t("places", { count: groupDigits(capacity) })}</p>}
        {details && <DetailsLink {...details} />}
      </div>
      {capacity && <Dots className={styles.seats} count={capacity} columns={ROW} />}
    </div>
  );
}

function DetailsLink({ item: { id, node }, text }: NonNullable<EventDates["details"]>) {
  const path = usePagePath();
  const { node: pageNode } = usePage();
  const query = node ? groupQuery(groupSlug(node.nodeIndexName), firstGroup(pageNode)) : "";
  return (
    <a className={styles.details} href={`${path}${query}#${chapterId({ id })}`}>
      {text}
    </a>
  );
}

/** Groups with a layout of their own. */
const views: Record<string, ComponentType<{ items: ContentItem[] }>> = {
  "MEETING AGENDA": Agenda,
  "MEETING SPEAKERS": Speakers,
  "MEETING PICTURES": Pictures,
};

/** A conference: its chapters, agenda, speakers and pictures. */
function Conference({ indexName, items }: GroupProps) {
  const View = views[indexName] ?? Chapters;
  return <View items={items} />;
}

function Pictures({ items }: { items: ContentItem[] }) {
  return (
    <Grid columns={4}>
      {items.map((item) => (
        <li key={item.id} id={chapterId(item)}>
          {item.imgUrl && <PicturePreview item={item} />}
          <Title as="p" className="note" data-words="" item={item} />
        </li>
      ))}
    </Grid>
  );
}

/** Sessions by day, in chronological order. */
function Agenda({ items }: { items: ContentItem[] }) {
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

/** Start in Shanghai time as a sort key: `2026-12-08 09:00`. */
function startOf(session: ContentItem): string {
  const start = startTimeOf(session);
  return start ? `${yearMonthDay(start)} ${timeOfDay(start)}` : "";
}

/** Speakers with their topics. */
function Speakers({ items }: { items: ContentItem[] }) {
  return (
    <Grid columns={4} ratio="4 / 5">
      {items.map((speaker) => (
        <li key={speaker.id} id={chapterId(speaker)}>
          <Person person={speaker} sizes="(width > 970px) 17rem, 45vw">
            <Summary className="caption" text={speaker.summary} />
          </Person>
        </li>
      ))}
    </Grid>
  );
}
