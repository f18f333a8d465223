import { itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { year } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { FileLink } from "../items/file-link.tsx";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";
import { Summary, Title } from "../ui/breakable-text.tsx";
import { Fact } from "../ui/fact.tsx";
import { Picture } from "../ui/picture.tsx";
import { Row, Rows } from "../ui/row.tsx";
import { Series } from "../ui/series.tsx";
import styles from "./reports.module.css";

export default function ReportsPage({ list }: ItemsData) {
  return (
    <ItemsLayout list={list} background="dark" types={["ItemList"]}>
      {({ items }) => (
        <>
          <ReportLine reports={items} />
          <Rows>
            {items.map((report) => (
              <Report key={itemKey(report)} report={report} />
            ))}
          </Rows>
        </>
      )}
    </ItemsLayout>
  );
}

/** A chart of the reports that have a `value`, from the oldest report to the newest. */
function ReportLine({ reports }: { reports: readonly ContentCard[] }) {
  const measured = reports.filter(({ value }) => value !== undefined).reverse();
  const last = measured.at(-1);
  return (
    <Series
      caption={last && <Fact {...percent(last)} text={last.subTitle} />}
      points={measured.map((report, at) => ({
        at,
        value: report.value ?? 0,
        text: percent(report).number,
        // The title names the year that the report is about, and not the year of its publication.
        name: /\d{4}/.exec(report.title)?.[0] ?? "",
      }))}
    />
  );
}

function percent({ value = 0 }: ContentCard) {
  return { number: `${value}%`.replace("-", "−"), unit: "" };
}

/** A report with its file and a small cover. */
function Report({ report }: { report: ContentCard }) {
  const t = useMessages();
  const { publishTime } = report;
  return (
    <Row
      variant={report.imgUrl === undefined ? "picture" : "cover"}
      start={
        publishTime && (
          <time className="caption" dateTime={publishTime}>
            {t("publishedIn", { year: year(publishTime) })}
          </time>
        )
      }
      end={
        <Picture className={styles.cover} item={report} sizes="clamp(4.5rem, 2rem + 9vw, 11rem)" />
      }
    >
      <Title as="h2" item={report} />
      <Summary className="summary note" item={report} />
      <FileLink item={report} />
    </Row>
  );
}
