import { BreakableText } from "../../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { ContactFacts } from "../../blocks/contact-facts/contact-facts.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import { Prose } from "../../blocks/prose/prose.tsx";
import { Route } from "../../blocks/route/route.tsx";
import { sumOf, travelTime } from "../../blocks/route/travel-time.ts";
import { Chapter } from "../../blocks/story/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import styles from "./headquarters.module.css";

/** The building, and how to reach it. */
export function Place({ place }: { place: ContentItem }) {
  return (
    <div className={styles.opening}>
      <div className={styles.contact}>
        <ContactFacts item={place} />
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
export function Headquarters({ items: [place, ...others] }: { items: ContentItem[] }) {
  const t = useMessages();
  const isDepartment = ({ phone, email }: ContentItem) => Boolean(phone ?? email);
  const ways = others.filter((item) => !isDepartment(item));
  const departments = others.filter(isDepartment);
  const longest = Math.max(...ways.map(({ route }) => sumOf(route, "minutes")));
  return (
    <>
      {/* Its picture is in the opening. */}
      {place && <Chapter item={{ ...place, imgUrl: "", sideFacts: place.facts ?? [] }} />}
      {ways.length > 0 && (
        <section className={styles.section} aria-labelledby="ways">
          <h2 id="ways">{t("waysToCome")}</h2>
          <TimeScale longest={longest} />
          <ul className={styles.ways} style={{ "--ways": ways.length }}>
            {ways.map((way, index) => (
              <li className={styles.way} key={way.id} style={{ "--column": index + 1 }}>
                <BreakableText
                  as="h3"
                  className={styles.name}
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
        </section>
      )}
      {departments.length > 0 && (
        <section className={styles.section} aria-labelledby="departments">
          <h2 id="departments">{t("departments")}</h2>
          <ul className={styles.cards}>
            {departments.map((department) => (
              <li className={styles.card} key={department.id}>
                <BreakableText
                  as="h3"
                  className={styles.name}
                  text={department.title}
                  breaks={department.titleBreaks}
                />
                <Summary className="note" text={department.summary} />
                <ContactFacts item={department} />
              </li>
            ))}
          </ul>
        </section>
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
