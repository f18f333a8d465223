import { groupBy } from "../content/group-by.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { monthOfYear, year } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Prose } from "../items/prose.tsx";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";
import { usePage } from "../rendering/contexts.tsx";
import { mixTokens } from "../styles/mix-tokens.ts";
import { Title } from "../ui/breakable-text.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./timeline.module.css";

export default function TimelinePage({ list }: ItemsData) {
  return (
    <ItemsLayout list={list} background="dark" lead={({ items }) => <YearLinks items={items} />}>
      {({ items }) => <Timeline items={items} />}
    </ItemsLayout>
  );
}

/** The items of each year, in list order, and the function that gives the colour of a year. */
function yearsOf(items: ContentItem[]) {
  const years = [...groupBy(items, ({ publishTime }) => (publishTime ? year(publishTime) : ""))];
  return { years, colourOf: colourScale(years.map(([name]) => Number(name)).filter(Boolean)) };
}

/** The items by year, in the order of the list. */
function Timeline({ items }: { items: ContentItem[] }) {
  const { locale } = usePage();
  const { years, colourOf } = yearsOf(items);
  const middle = middlePicture(items);
  return (
    <ol className={styles.timelineYears}>
      {years.map(([name, entries]) => (
        <li
          className={styles.year}
          key={name}
          id={name ? yearId(name) : undefined}
          style={{ "--cooling": name ? colourOf(Number(name)) : COLD }}
        >
          {middle && entries.includes(middle) && (
            <Picture className={`${styles.wide} spread`} item={middle} sizes="100vw" />
          )}
          {/* Items without a date have no year as their heading. */}
          {name ? <h2 className={styles.number}>{name}</h2> : <span />}
          <ul
            className={`${styles.entries} stack`}
            // A single picture stands beside all entries of its year.
            data-pictures={entries.filter((entry) => entry.imgUrl && entry !== middle).length}
            style={{ "--entries": entries.length }}
          >
            {entries.map((entry) => (
              <li className={styles.entry} key={itemKey(entry)}>
                <article className={styles.text} id={chapterId(entry)}>
                  {entry.publishTime && (
                    <time className="caption" dateTime={entry.publishTime}>
                      {monthOfYear(locale, entry.publishTime)}
                    </time>
                  )}
                  <Title as="h3" className="title-2" item={entry} />
                  <Prose item={entry} level={4} />
                </article>
                {entry.imgUrl && entry !== middle && (
                  <Picture
                    className={styles.picture}
                    item={entry}
                    sizes="(width > 970px) min(29vw, 29rem), (width > 750px) 60vw, 82vw"
                  />
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** If there are at least this many pictures, the middle picture is as wide as the window. */
const MANY = 6;

/** The item whose picture is shown from edge to edge, above its year. */
function middlePicture(items: ContentItem[]): ContentItem | undefined {
  const pictured = items.filter(({ imgUrl }) => imgUrl);
  return pictured.length < MANY ? undefined : pictured[Math.floor(pictured.length / 2)];
}

/** Links to the years on a scale of time. The mark of a year is higher if the year has more entries. */
function YearLinks({ items }: { items: ContentItem[] }) {
  const t = useMessages();
  const { years: listed, colourOf } = yearsOf(items);
  const years = listed.filter(([name]) => name).toSorted(([a], [b]) => a.localeCompare(b));
  if (years.length === 0) return null;
  const numbers = years.map(([name]) => Number(name));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return (
    <>
      <nav className={`${styles.links} strip`} aria-label={t("years")}>
        <ul style={{ "--years": last - first + 1 }}>
          {years.map(([name, { length }]) => (
            <li
              key={name}
              style={{
                "--column": Number(name) - first + 1,
                "--entries": length,
                "--cooling": colourOf(Number(name)),
              }}
            >
              <a href={`#${yearId(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="note no-print">{t("eventScale")}</p>
    </>
  );
}

const COLD_TOKEN = "ink-faint";
const COLD = `var(--${COLD_TOKEN})`;

/**
 * Returns a function for the colour of a year. The first year has the colour of hot metal, and the last year the colour
 * of cold metal. Most years have a hot colour.
 */
function colourScale(years: number[]): (year: number) => string {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return (name) => mixTokens("accent", COLD_TOKEN, ((name - first) / (last - first || 1)) ** 4);
}

function yearId(name: string): string {
  return `year-${name}`;
}
