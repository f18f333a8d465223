import { MAX_POINTS } from "../chart-geometry/limits.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem, Leg } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { Prose } from "../items/prose.tsx";
import { sumOf, travelTime } from "../items/travel-time.ts";
import { usePage } from "../rendering/page-context.tsx";
import { Title } from "../ui/breakable-text.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./way.module.css";

/** Ways to a place, on one scale of time: half hours before arrival. */
export default function Ways({ items: ways }: { items: ContentItem[] }) {
  const t = useMessages();
  const { locale } = usePage();
  const longest = Math.max(0, ...ways.map(({ route }) => sumOf(route, "minutes")));
  const length = Math.min(MAX_POINTS, Math.floor(longest / 30) + 1);
  const halfHours = Array.from({ length }, (_, index) => 30 * index);
  return (
    <Section id="ways" title={t("waysToCome")} variant="below">
      {longest > 0 && (
        <div className={`${styles.hours} label`} aria-hidden="true">
          <span>{t("beforeArrival")}</span>{" "}
          {halfHours.map((minutes) => (
            <span key={minutes} style={{ "--share": minutes / longest }}>
              {travelTime(locale, minutes) || 0}{" "}
            </span>
          ))}
        </div>
      )}
      <ul className={`${styles.ways} stack`} style={{ "--ways": ways.length }}>
        {ways.map((way, index) => (
          <li
            className={`${styles.way} stack`}
            key={itemKey(way)}
            id={chapterId(way)}
            style={{ "--column": index + 1 }}
          >
            <Title as="h3" className="title-4" item={way} />
            {way.route && (
              <div className={styles.line}>
                <Route route={way.route} longest={longest} />
              </div>
            )}
            <Prose item={way} level={4} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Between what stands apart, for those who hear it. */
function Comma() {
  const t = useMessages();
  return <span className="visually-hidden">{t("comma")}</span>;
}

interface RouteProps {
  route: readonly Leg[];
  /** The minutes that the whole width stands for where the line is horizontal. */
  longest: number;
}

/** A way as a line of stations, longer where it takes longer; in wide windows it ends at the right. */
export function Route({ route, longest }: RouteProps) {
  const t = useMessages();
  const { locale } = usePage();
  const total = sumOf(route, "minutes");
  const columns = route.slice(1).map(({ minutes = 1 }) => `minmax(0, ${minutes}fr)`);
  const sizes = { "--share": total / longest || 1, "--stations": `0 ${columns.join(" ")}` };
  return (
    <div className={styles.route} style={sizes}>
      <ol className={styles.stations}>
        {route.map(({ to, by, km, minutes }, index) => (
          // The places of a way never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a place twice
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
            <span className={styles.place}>{to}</span>
          </li>
        ))}
      </ol>
      {total > 0 && <div className={`${styles.total} note`}>≈ {travelTime(locale, total)}</div>}
    </div>
  );
}
