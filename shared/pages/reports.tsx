import { Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../blocks/breakable-text/summary.tsx";
import { FileLink } from "../blocks/files/file-link.tsx";
import { Picture } from "../blocks/picture/picture.tsx";
import { Series } from "../blocks/series/series.tsx";
import type { ContentCard } from "../content/types.ts";
import { year } from "../i18n/dates.ts";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { ItemsData } from "./loaders/items.ts";
import styles from "./reports.module.css";

export default function ReportsPage({ group }: ItemsData) {
  return (
    <ItemsPage group={group} background="dark" types={["ItemList"]}>
      {({ items }) => <ReportCovers items={items} />}
    </ItemsPage>
  );
}

/** What the reports with a `value` say, from the first to the last; nothing if only one does. */
function ReportLine({ reports }: { reports: readonly ContentCard[] }) {
  const measured = reports.filter(({ value }) => value !== undefined).reverse();
  const last = measured.at(-1);
  if (!last || measured.length < 2) return null;
  return (
    <figure className={`${styles.figure} ruled`}>
      <figcaption>
        <b className={`${styles.last} figure-1`}>{percentText(last.value)}</b> {last.subTitle}
      </figcaption>
      <Series
        variant="line"
        points={measured.map(({ title, value = 0 }, at) => ({
          at,
          value,
          text: percentText(value),
          // Reports are published in the year after the one that their title names.
          name: /\d{4}/.exec(title)?.[0] ?? "",
        }))}
      />
    </figure>
  );
}

function percentText(value = 0): string {
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
              sizes={`(width > 970px) 20rem, ${index === 0 ? "(width > 750px) 40vw, 92vw" : "40vw"}`}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
