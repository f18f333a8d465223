import { groupBy } from "../content/group-by.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { monthOfYear, year } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Prose } from "../items/prose.tsx";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";
import { usePage } from "../rendering/page-context.tsx";
import { mixTokens } from "../styles/mix-tokens.ts";
import { Title } from "../ui/breakable-text.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./timeline.module.css";
import "../ui/metal.css";

export default function TimelinePage({ group }: ItemsData) {
  return (
    <ItemsLayout group={group} background="dark" lead={({ items }) => <Years items={items} />}>
      {({ items }) => <Timeline items={items} />}
    </ItemsLayout>
  );
}

/** The first and the last year at either end of a line that cools. */
function Years({ items }: { items: ContentItem[] }) {
  const years = items.flatMap(({ publishTime }) => (publishTime ? year(publishTime) : []));
  const [first, last] = [years.toSorted()[0], years.toSorted().at(-1)];
  return (
    <p className={styles.years}>
      <span className="metal">{first}</span>
      <span className={styles.line} /> <span className={`${styles.last} metal`}>{last}</span>
    </p>
  );
}

/** Items grouped by year, in list order. */
function Timeline({ items }: { items: ContentItem[] }) {
  const { locale } = usePage();
  const years = [...groupBy(items, ({ publishTime }) => (publishTime ? year(publishTime) : ""))];
  const colourOf = colourScale(years.map(([name]) => Number(name)).filter(Boolean));
  return (
    <>
      <YearLinks
        years={years.filter(([name]) => name).toSorted(([a], [b]) => a.localeCompare(b))}
        colourOf={colourOf}
      />
      <ol className={styles.timelineYears}>
        {years.map(([name, entries]) => (
          <li
            className={styles.year}
            key={name}
            id={name ? yearId(name) : undefined}
            style={{ "--cooling": name ? colourOf(Number(name)) : COLD }}
          >
            {/* Items without a date stand without a year. */}
            {name ? <h2 className={styles.number}>{name}</h2> : <span />}
            <ul
              className={`${styles.entries} stack`}
              // A single picture stands beside all entries of its year.
              data-pictures={entries.filter(({ imgUrl }) => imgUrl).length}
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
                    <Title as="h3" className="title-4" item={entry} />
                    <Prose item={entry} level={4} />
                  </article>
                  {entry.imgUrl && (
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
    </>
  );
}

/** Links to the years on a scale of time. Each is as high as the number of its entries. */
function YearLinks({
  years,
  colourOf,
}: {
  years: [name: string, entries: ContentItem[]][];
  colourOf: (year: number) => string;
}) {
  const t = useMessages();
  if (years.length === 0) return null;
  const first = Math.min(...years.map(([name]) => Number(name)));
  return (
    <nav className={`${styles.links} strip`} aria-label={t("years")}>
      <ul>
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
  );
}

const COLD_TOKEN = "ink-faint";
const COLD = `var(--${COLD_TOKEN})`;

/**
 * Returns a function that gives the colour of a year. The first year is hot and the last one has cooled, but late, so
 * that most years glow.
 */
function colourScale(years: number[]): (year: number) => string {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return (name) => mixTokens("accent", COLD_TOKEN, ((name - first) / (last - first || 1)) ** 4);
}

function yearId(name: string): string {
  return `year-${name}`;
}
