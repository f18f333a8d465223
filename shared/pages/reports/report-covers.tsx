import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { Summary } from "../../blocks/breakable-text/summary.tsx";
import { FileLink } from "../../blocks/files/file-link.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import type { ContentCard } from "../../content/types.ts";
import { year } from "../../i18n/dates.ts";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./report-covers.module.css";
import { percentText, ReportLine } from "./report-line.tsx";

/** What the reports measure, then their covers with summary and file. */
export function ReportCovers({ items }: { items: ContentCard[] }) {
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
