import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem, Leg } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Prose } from "../items/prose.tsx";
import { sumOf, travelTime } from "../items/travel-time.ts";
import { usePage } from "../rendering/contexts.tsx";
import { Title } from "../ui/breakable-text.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./way.module.css";

/**
 * Ways to a place, for example by metro and by car. In wide windows, the ways are lines on a common time scale. The
 * lines meet at the place, and the longest line is at the bottom. A way has no line of its own if it is the last part
 * of a longer way.
 */
export default function Ways({ items: ways }: { items: ContentItem[] }) {
  const t = useMessages();
  const { locale } = usePage();
  const longest = Math.max(0, ...ways.map(({ route }) => sumOf(route, "minutes")));
  const lines = ways
    .filter(({ route }) => !ways.some((other) => endsWith(other.route, route)))
    .toSorted((a, b) => sumOf(a.route, "minutes") - sumOf(b.route, "minutes"));
  const [first] = lines;
  const isBesideTitle = lines.length > 1 && sumOf(first?.route, "minutes") < longest / 2;
  const lineOf = (way: ContentItem) => {
    if (!lines.includes(way)) return "none";
    return way === lines.at(-1) ? "last" : "joins";
  };
  return (
    <Section id="ways" title={t("waysToCome")} variant="below">
      <ul
        className={`${styles.ways} stack`}
        style={{ "--ways": ways.length }}
        data-beside-title={isBesideTitle || undefined}
      >
        {ways.map((way, index) => {
          const minutes = sumOf(way.route, "minutes");
          const from = way.route?.[0]?.to;
          return (
            <li
              className={`${styles.way} stack`}
              key={itemKey(way)}
              id={chapterId(way)}
              style={{ "--column": index + 1 }}
            >
              <div className={styles.head}>
                <Title as="h3" className="title-4" item={way} />
                {from && minutes > 0 && (
                  <p className="note">
                    {t("timeFrom", { from, time: travelTime(locale, minutes) })}
                  </p>
                )}
              </div>
              {way.route && (
                <div
                  className={styles.line}
                  style={{ "--below": lines.length - 1 - lines.indexOf(way) }}
                  data-line={lineOf(way)}
                >
                  <Route route={way.route} longest={longest} />
                </div>
              )}
              <Prose item={way} level={4} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Returns whether the stations of a way are also the last stations of another, longer way. */
function endsWith(longer: readonly Leg[] = [], route: readonly Leg[] = []): boolean {
  const rest = longer.slice(-route.length);
  return (
    route.length > 0 &&
    longer.length > route.length &&
    route.every(({ to }, index) => to === rest[index]?.to)
  );
}

/** A hidden comma, at which screen readers pause between two parts. */
function Comma() {
  const t = useMessages();
  return <span className="visually-hidden">{t("comma")}</span>;
}

interface RouteProps {
  route: readonly Leg[];
  /** The number of minutes that a horizontal line of the full width represents. */
  longest: number;
}

/**
 * A way as a list of stations. In wide windows, the list becomes a horizontal line. The length of the line corresponds
 * to the minutes. The line ends at the right, and each station says how long the rest of the way takes.
 */
export function Route({ route, longest }: RouteProps) {
  const t = useMessages();
  const { locale } = usePage();
  const total = sumOf(route, "minutes");
  const columns = route.slice(1).map(({ minutes = 1 }) => `minmax(0, ${minutes}fr)`);
  const sizes = { "--share": total / longest || 1, "--stations": `0 ${columns.join(" ")}` };
  return (
    <ol className={styles.stations} style={sizes}>
      {route.map(({ to, by, km, minutes }, index) => {
        const rest = sumOf(route.slice(index + 1), "minutes");
        return (
          // The order of the stations of a way never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a station twice
          <li key={index} style={{ "--minutes": minutes ?? 0 }}>
            {(by || minutes) && (
              <span className={`${styles.leg} cluster note`}>
                {by && <span>{by}</span>}
                {by && (km || minutes) && <Comma />}
                {km && <span>{t("kilometres", { count: km })}</span>}
                {km && minutes && <Comma />}
                {minutes && <span className={styles.minutes}>{travelTime(locale, minutes)} </span>}
              </span>
            )}
            <span className={styles.place}>
              {to}{" "}
              {rest > 0 && (
                <span className={`${styles.rest} note`} aria-hidden="true">
                  {t("timeLeft", { time: travelTime(locale, rest) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
