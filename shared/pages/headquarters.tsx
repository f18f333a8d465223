import { BreakableText } from "../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../blocks/breakable-text/summary.tsx";
import { Contact } from "../blocks/contact/contact.tsx";
import { Picture } from "../blocks/picture/picture.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { Chapter } from "../blocks/section/chapter.tsx";
import { Section } from "../blocks/section/section.tsx";
import { Route } from "../blocks/travel/route.tsx";
import { sumOf, travelTime } from "../blocks/travel/travel-time.ts";
import type { ContentItem } from "../content/types.ts";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { useMessages, usePage } from "../page/page-context.tsx";
import styles from "./headquarters.module.css";
import type { FullListData } from "./loaders/full-list.ts";

export default function HeadquartersPage({ items }: FullListData) {
  return (
    <ItemsPage
      items={items}
      ground="stage"
      lead={([place]) => place && <Place place={place} />}
      description="text"
      types={["Organization"]}
    >
      {(loaded) => <Headquarters items={loaded} />}
    </ItemsPage>
  );
}

/** The building, and how to reach it. */
function Place({ place }: { place: ContentItem }) {
  return (
    <div className={styles.opening}>
      <div className={styles.contact}>
        <Contact item={place} />
      </div>
      {place.imgUrl && (
        <Picture
          className={styles.picture}
          item={place}
          sizes="(width > 970px) 60vw, 100vw"
          loading="first"
        />
      )}
    </div>
  );
}

/** The first item is the building; others are departments if they have a phone number or email, else directions. */
function Headquarters({ items: [place, ...others] }: { items: ContentItem[] }) {
  const t = useMessages();
  const isDepartment = ({ phone, email }: ContentItem) => Boolean(phone ?? email);
  const ways = others.filter((item) => !isDepartment(item));
  const departments = others.filter(isDepartment);
  const longest = Math.max(...ways.map(({ route }) => sumOf(route, "minutes")));
  return (
    <>
      {/* Its picture is in the opening. */}
      {place && <Chapter item={{ ...place, sideFacts: place.facts ?? [] }} picture="none" />}
      {ways.length > 0 && (
        <Section id="ways" title={t("waysToCome")} variant="below">
          <TimeScale longest={longest} />
          <ul className={styles.ways} style={{ "--ways": ways.length }}>
            {ways.map((way, index) => (
              <li className={styles.way} key={way.id} style={{ "--column": index + 1 }}>
                <BreakableText
                  as="h3"
                  className="title-4"
                  text={way.title}
                  breaks={way.titleBreaks}
                />
                {way.route && (
                  <div className={styles.line}>
                    <Route route={way.route} longest={longest} />
                  </div>
                )}
                <Prose item={way} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {departments.length > 0 && (
        <Section id="departments" title={t("departments")} variant="below">
          <ul className={`${styles.departments} columns`}>
            {departments.map((department) => (
              <li className={styles.department} key={department.id}>
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
      )}
    </>
  );
}

/** Half hours before arrival, above the lines of the ways. */
function TimeScale({ longest }: { longest: number }) {
  const t = useMessages();
  const { locale } = usePage();
  const halfHours = Array.from({ length: Math.floor(longest / 30) + 1 }, (_, index) => 30 * index);
  return (
    <div className={`${styles.scale} label`} aria-hidden="true">
      <span>{t("beforeArrival")}</span>
      {halfHours.map((minutes) => (
        <span key={minutes} style={{ "--share": minutes / longest }}>
          {travelTime(locale, minutes) || 0}
        </span>
      ))}
    </div>
  );
}
