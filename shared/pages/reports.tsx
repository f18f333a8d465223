import { itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { year } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { FileLink } from "../items/file-link.tsx";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";
import { Summary } from "../ui/breakable-text.tsx";
import { Card, columnSizes, Grid } from "../ui/card.tsx";
import { Fact } from "../ui/fact.tsx";
import { Picture } from "../ui/picture.tsx";
import { Series } from "../ui/series.tsx";

export default function ReportsPage({ group }: ItemsData) {
  return (
    <ItemsLayout group={group} background="dark" types={["ItemList"]}>
      {({ items }) => (
        <>
          <ReportLine reports={items} />
          <Grid columns={4} ratio="3 / 4">
            {items.map((report) => (
              <li key={itemKey(report)}>
                <Report report={report} />
              </li>
            ))}
          </Grid>
        </>
      )}
    </ItemsLayout>
  );
}

/** What the reports with a `value` say, from the first to the last. */
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
        // Reports are published in the year after the one that their title names.
        name: /\d{4}/.exec(report.title)?.[0] ?? "",
      }))}
    />
  );
}

function percent({ value = 0 }: ContentCard) {
  return { number: `${value}%`.replace("-", "−"), unit: "" };
}

/** A cover with its summary and its file. */
function Report({ report }: { report: ContentCard }) {
  const t = useMessages();
  const { publishTime, summary } = report;
  return (
    <Card item={report} picture={<Picture item={report} sizes={columnSizes[4]} />}>
      {publishTime && (
        <time className="caption" dateTime={publishTime}>
          {t("publishedIn", { year: year(publishTime) })}
        </time>
      )}{" "}
      <Summary className="note" text={summary} />
      <FileLink item={report} />
    </Card>
  );
}
