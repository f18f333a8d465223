import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { ContactFacts } from "../../../components/contact-facts/contact-facts.tsx";
import { ContentIcon } from "../../../components/icon/content-icon.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { Route } from "../../../components/route/route.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { useMessages } from "../../../page/page-context.tsx";
import styles from "./headquarters.module.css";

/** The first item is the building; others are departments if they have a phone number or email, else directions. */
export function Headquarters({ items: [place, ...others] }: { items: ContentItem[] }) {
  const t = useMessages();
  const isDepartment = ({ phone, email }: ContentItem) => Boolean(phone ?? email);
  const ways = others.filter((item) => !isDepartment(item));
  const departments = others.filter(isDepartment);
  return (
    <>
      {place && <Place place={place} />}
      {ways.length > 0 && (
        <section className={styles.section} aria-labelledby="ways">
          <h2 id="ways">{t("waysToCome")}</h2>
          <ul className={styles.cards}>
            {ways.map((way) => (
              <li className={styles.way} key={way.id}>
                {way.subUpTitle && <ContentIcon name={way.subUpTitle} />}
                <BreakableText
                  as="h3"
                  className={styles.name}
                  text={way.title}
                  breaks={way.titleBreaks}
                />
                {way.route && <Route route={way.route} />}
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
                {department.summary && <p className={styles.text}>{department.summary}</p>}
                <ContactFacts item={department} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Place({ place }: { place: ContentItem }) {
  return (
    <section className={styles.place} aria-labelledby="place">
      <Picture
        className={styles.picture}
        item={place}
        alt=""
        sizes="(width > 970px) 55rem, 92vw"
        loading="eager"
      />
      <div className={styles.facts}>
        <BreakableText as="h2" id="place" text={place.title} breaks={place.titleBreaks} />
        <ContactFacts item={place} />
        <Prose item={place} />
      </div>
    </section>
  );
}
