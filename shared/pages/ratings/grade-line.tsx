import { Plot } from "../../blocks/figure/plot.tsx";
import { extent, type Line, type Point, scale, stepPath } from "../../blocks/figure/scales.ts";
import type { ContentCard } from "../../content/types.ts";
import { year } from "../../i18n/dates.ts";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./grade-line.module.css";

/** The ratings with a `value` by year, as a line that steps from one to the next; dashed over years without. */
export function GradeLine({ ratings }: { ratings: readonly ContentCard[] }) {
  const t = useMessages();
  const rated = ratings
    .flatMap(({ id, publishTime, subTitle: grade, value, source }) =>
      publishTime && grade && value !== undefined
        ? [{ id, year: Number(year(publishTime)), grade, value, source }]
        : [],
    )
    .toSorted((a, b) => a.year - b.year);
  if (rated.length < 2) return null;
  const x = scale(extent(rated.map(({ year }) => year)), [0, 100]);
  const y = scale(extent(rated.map(({ value }) => value)), [100, 0]);
  const points = rated.map(({ year, value }): Point => [x(year), y(value)]);
  const start: Point = [0, 0];
  const gaps: number[] = [];
  const steps = points.slice(1).map((point, index): Line => {
    const missing = yearsBetween(rated[index]?.year ?? 0, rated[index + 1]?.year ?? 0);
    gaps.push(...missing);
    const d = stepPath([points[index] ?? start, point]);
    return missing.length > 0 ? { d, kind: "gap" } : { d };
  });
  const [oldest, newest] = [rated[0], rated.at(-1)];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        {t("gradesFrom", {
          source: newest?.source ?? "",
          first: oldest?.value ?? "",
          last: newest?.value ?? "",
        })}
      </figcaption>
      <Plot
        className={styles.plot}
        label={rated.map(({ year, grade, value }) => `${year} ${grade} ${value}`).join(", ")}
        lines={[
          { d: "M0 100H100", kind: "base" },
          ...steps,
          { d: `M${points.at(-1)?.join(" ")}h0`, kind: "mark" },
        ]}
      >
        {gaps.map((year) => (
          <span className={`${styles.rating} ${styles.gap}`} key={year} style={{ "--x": x(year) }}>
            <span className={styles.year}>{year}</span>
          </span>
        ))}
        {rated.map(({ id, year, grade, value }, index) => {
          const [left, top] = points[index] ?? start;
          const Value = index === rated.length - 1 ? "b" : "span";
          return (
            <span className={styles.rating} key={id} style={{ "--x": left, "--y": top }}>
              <Value className={styles.value}>{value}</Value>
              {grade !== rated[index - 1]?.grade && <span className={styles.grade}>{grade}</span>}
              <span className={styles.year}>{year}</span>
            </span>
          );
        })}
      </Plot>
    </figure>
  );
}

function yearsBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);
}
