import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { FileLink } from "../../../components/file-link/file-link.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { year } from "../../../i18n/dates.ts";
import { useMessages } from "../../../page/page-context.tsx";
import styles from "./report-covers.module.css";
import { ReportLine } from "./report-line.tsx";

/** Report covers with summary and file. */
export function ReportCovers({ items }: { items: ContentCard[] }) {
  const t = useMessages();
  const measured = items.filter(({ value }) => value !== undefined).reverse();
  return (
    <ul className={styles.reports}>
      {items.map((report) => (
        <li className={styles.report} key={report.id}>
          <div className={styles.text}>
            {report.publishTime && (
              <time className={styles.year} dateTime={report.publishTime}>
                {t("publishedIn", { year: year(report.publishTime) })}
              </time>
            )}
            <BreakableText
              as="h2"
              className={styles.title}
              text={report.title}
              breaks={report.titleBreaks}
            />
            {report.summary && <p className={styles.summary}>{report.summary}</p>}
            <FileLink item={report} />
            {measured.length > 1 && report.value !== undefined && (
              <ReportLine report={report} measured={measured} />
            )}
          </div>
          <Picture className={styles.cover} item={report} sizes="(width > 970px) 16rem, 40vw" />
        </li>
      ))}
    </ul>
  );
}
