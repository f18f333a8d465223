import { itemKey } from "../content/item-key.ts";
import type { ContentItem, Leg } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { groupDigits } from "../i18n/numbers.ts";
import { usePage } from "../rendering/contexts.tsx";
import { ItemLink } from "../ui/link.tsx";
import { sumOf, travelTime } from "./travel-time.ts";
import styles from "./travel-times.module.css";

interface TravelTimesProps {
  offices: readonly ContentItem[];
  /** The id of the office whose page this is. */
  current?: string;
}

/** Travel times from headquarters to offices, as stops on one time scale. The nearest office comes first. */
export function TravelTimes({ offices, current }: TravelTimesProps) {
  const t = useMessages();
  const { locale } = usePage();
  const stops = stopsOf(offices);
  if (stops.length === 0) return null;
  const longest = scaleEnd(Math.max(...stops.map(({ minutes }) => minutes)) / 60);
  const hasCurrent = stops.some(({ office }) => office.id === current);
  const lines = stops.map(({ office, minutes }) => ({
    share: minutes / 60 / longest,
    tint: `var(--${hasCurrent && office.id !== current ? "line-strong" : "accent"})`,
  }));
  const nearest = lines.at(0)?.share ?? 0;
  const reach = lines.at(-1)?.share ?? 1;
  const ways = new Set(stops.map(({ office }) => waysOf(office.route)));
  const [way = ""] = ways;
  const keys = stops.map(({ office }) => itemKey(office));
  return (
    <figure className={styles.figure} style={{ "--reach": reach }}>
      <figcaption className={`${styles.title} title-2`}>
        {ways.size === 1 ? t("travelTimesBy", { way }) : t("travelTimes")}
      </figcaption>
      <div className={styles.fan}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ share, tint }, index) => (
            <path
              key={keys[index]}
              style={{ "--tint": tint }}
              d={branch(100 * nearest, 100 * share, (100 * (index + 0.5)) / stops.length)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ol className={styles.stops}>
          {stops.map(({ office, minutes }, index) => (
            <li
              key={keys[index]}
              className={styles.stop}
              style={{ "--share": lines[index]?.share, "--tint": lines[index]?.tint }}
              aria-current={office.id === current || undefined}
            >
              <ItemLink item={office} href={office.id === current ? undefined : office.href} />{" "}
              <span className={`${styles.way} note`}>
                <span className={styles.time}>{travelTime(locale, minutes)}</span>{" "}
                {ways.size > 1 && <span>{waysOf(office.route)}</span>}{" "}
                <span data-whole="">
                  {t("kilometres", { count: groupDigits(sumOf(office.route, "km")) })}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className={`${styles.scale} label`} aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <span key={part}>
            {part === 0 ? t("origin") : t("hours", { count: part * longest })}{" "}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Offices in the order of their travel times. Offices whose travel time is unknown are left out. */
function stopsOf(offices: readonly ContentItem[]) {
  return offices
    .map((office) => ({ office, minutes: sumOf(office.route, "minutes") }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => a.minutes - b.minutes);
}

/**
 * The SVG path of the line to a stop. The line begins in the middle of the left side. At the horizontal position
 * `bend`, which is that of the nearest stop, the line has the height of its own stop. From there on, the line is
 * horizontal.
 */
function branch(bend: number, x: number, y: number): string {
  return `M0 50C${bend / 2} 50 ${bend / 2} ${y} ${bend} ${y}H${x}`;
}

function waysOf(route: readonly Leg[] = []): string {
  return route.map(({ by }) => by).join(" ");
}

const STEPS = [1, 2, 3, 4, 6, 8, 10];

/**
 * Returns a round number at which a scale for the given value may end: `scaleEnd(31)` gives 40. Half of this number is
 * shown in the middle of the scale, and is a short number, too.
 */
export function scaleEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return power * (STEPS.find((step) => step * power >= value) ?? 10);
}
