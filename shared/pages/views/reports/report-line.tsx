import type { CSSProperties } from "react";
import { Plot } from "../../../components/figure/plot.tsx";
import { extent, linePath, type Point, scale } from "../../../components/figure/scales.ts";
import type { ContentCard } from "../../../content/types.ts";
import styles from "./report-line.module.css";

interface ReportLineProps {
  report: ContentCard;
  /** Those with a `value`, the oldest first. */
  measured: readonly ContentCard[];
}

/** What the reports say from the first to the last, with the place of one of them. */
export function ReportLine({ report, measured }: ReportLineProps) {
  const values = measured.map(({ value = 0 }) => value);
  const x = scale([0, values.length - 1], [0, 100]);
  const y = scale(extent([0, ...values]), [100, 0]);
  const points = values.map((value, index): Point => [x(index), y(value)]);
  const here = measured.indexOf(report);
  const [left, top] = points[here] ?? [0, 0];
  return (
    <div className={styles.figure}>
      <Plot
        className={styles.plot}
        label={measured
          .slice(0, here + 1)
          .map(percent)
          .join(", ")}
        lines={[
          { d: `M0 ${y(0)}H100`, kind: "base" },
          { d: linePath(points.slice(here)), kind: "rest" },
          { d: linePath(points.slice(0, here + 1)) },
          { d: `M${left} ${top}h0`, kind: "mark" },
        ]}
      >
        <b className={styles.here} style={{ "--x": left, "--y": top } as CSSProperties}>
          {percent(report)}
        </b>
      </Plot>
      {report.subTitle && <p className={styles.words}>{report.subTitle}</p>}
    </div>
  );
}

/** `−36%`. */
function percent({ value = 0 }: ContentCard): string {
  return `${value}%`.replace("-", "−");
}
