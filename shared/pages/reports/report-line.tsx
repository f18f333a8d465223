import { Plot } from "../../blocks/figure/plot.tsx";
import { extent, linePath, type Point, scale } from "../../blocks/figure/scales.ts";
import type { ContentCard } from "../../content/types.ts";
import styles from "./report-line.module.css";

/** What the reports with a `value` say, from the first to the last; nothing if only one does. */
export function ReportLine({ reports }: { reports: readonly ContentCard[] }) {
  const measured = reports
    .filter(({ value }) => value !== undefined)
    .map(({ id, title, value = 0, subTitle }) => ({
      id,
      value,
      subTitle,
      percent: percentText(value),
      // Reports are published in the year after the one that their title names.
      year: /\d{4}/.exec(title)?.[0],
    }))
    .reverse();
  const last = measured.at(-1);
  if (!last || measured.length < 2) return null;
  const x = scale([0, measured.length - 1], [0, 100]);
  const y = scale(extent([0, ...measured.map(({ value }) => value)]), [100, 0]);
  const points = measured.map(({ value }, index): Point => [x(index), y(value)]);
  return (
    <figure className={`${styles.figure} ruled`}>
      <figcaption>
        <b className={styles.last}>{last.percent}</b>
        {last.subTitle}
      </figcaption>
      <Plot
        className={styles.plot}
        label={measured
          .map(({ year, percent }) => [year, percent].filter(Boolean).join(" "))
          .join(", ")}
        lines={[
          { d: `M0 ${y(0)}H100`, kind: "base" },
          { d: linePath(points), kind: "main" },
          ...points.map(([left, top]) => ({ d: `M${left} ${top}h0`, kind: "mark" as const })),
        ]}
      >
        {measured.map(({ id, year, percent }, index) => {
          const [left, top] = points[index] ?? [0, 0];
          return (
            <span className={styles.point} key={id} style={{ "--x": left, "--y": top }}>
              <span>{percent}</span>
              <span>{year}</span>
            </span>
          );
        })}
      </Plot>
    </figure>
  );
}

export function percentText(value: number): string {
  return `${value}%`.replace("-", "−");
}
