import { Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../blocks/breakable-text/summary.tsx";
import { Plot } from "../blocks/figure/plot.tsx";
import { extent, linePath, type Point, scale } from "../blocks/figure/scales.ts";
import { FileLink } from "../blocks/files/file-link.tsx";
import { Picture } from "../blocks/picture/picture.tsx";
import type { ContentCard } from "../content/types.ts";
import { year } from "../i18n/dates.ts";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { FullListData } from "./loaders/full-list.ts";
import styles from "./reports.module.css";

export default function ReportsPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="stage" types={["ItemList"]}>
      {(loaded) => <ReportCovers items={loaded} />}
    </ItemsPage>
  );
}

/** What the reports with a `value` say, from the first to the last; nothing if only one does. */
function ReportLine({ reports }: { reports: readonly ContentCard[] }) {
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
        <b className={styles.last}>{last.percent}</b> {last.subTitle}
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
              <span>{percent}</span> <span>{year} </span>
            </span>
          );
        })}
      </Plot>
    </figure>
  );
}

function percentText(value: number): string {
  return `${value}%`.replace("-", "−");
}

/** What the reports measure, then their covers with summary and file. */
function ReportCovers({ items }: { items: ContentCard[] }) {
  const t = useMessages();
  return (
    <>
      <ReportLine reports={items} />
      <ul className={styles.reports}>
        {items.map((report, index) => (
          <li className={styles.report} key={report.id}>
            <div className={styles.text}>
              <Title as="h2" className={styles.title} item={report} />
              {report.publishTime && (
                <time className="caption" dateTime={report.publishTime}>
                  {t("publishedIn", { year: year(report.publishTime) })}
                </time>
              )}
              <Summary className={styles.summary} text={report.summary} />
              <FileLink item={report} />
            </div>
            {report.value !== undefined && (
              <p className={styles.value} aria-hidden="true">
                {percentText(report.value)}
              </p>
            )}
            <Picture
              className={styles.cover}
              item={report}
              sizes={`(width > 970px) 20rem, ${index === 0 ? "(width > 600px) 40vw, 92vw" : "40vw"}`}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
