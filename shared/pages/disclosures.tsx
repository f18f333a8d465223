import { BreakableText } from "../blocks/breakable-text/breakable-text.tsx";
import { ListFilters } from "../blocks/list-filters/list-filters.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { DatedRows } from "../blocks/row/dated-rows.tsx";
import { DeferredPart } from "../blocks/states/deferred-part.tsx";
import { Waiting } from "../blocks/states/states.tsx";
import { startTimeOf } from "../content/event-dates.ts";
import type { ContentItem } from "../content/types.ts";
import { shortDate } from "../i18n/dates.ts";
import { PagedPage } from "../layouts/page/paged-page.tsx";
import { useMessages, usePage } from "../page/page-context.tsx";
import styles from "./disclosures.module.css";
import type { OverviewListData } from "./loaders/paged-list.ts";

export default function DisclosuresPage({ overview, ...data }: OverviewListData<ContentItem>) {
  return (
    <PagedPage
      data={data}
      above={
        overview && (
          <DeferredPart value={overview} fallback={<Waiting rows={4} />}>
            {(results) => <ResultsAndDates items={results.items} />}
          </DeferredPart>
        )
      }
      types={["ItemList"]}
    >
      {({ items, filters }) => (
        <>
          <ListFilters filters={filters} />
          <DatedRows items={items} />
        </>
      )}
    </PagedPage>
  );
}

/** The latest results and a calendar: items with a time are its days, the others are figures. */
function ResultsAndDates({ items }: { items: readonly ContentItem[] }) {
  const t = useMessages();
  const { locale } = usePage();
  const figures = items.filter((item) => startTimeOf(item) === undefined);
  const days = items.flatMap((day) => {
    const time = startTimeOf(day);
    return time ? [{ day, time }] : [];
  });
  if (items.length === 0) return null;
  return (
    <div className={styles.overview}>
      {figures.length > 0 && (
        <section aria-labelledby="results">
          <h2 className="title-4 ruled" id="results">
            {t("latestResults")}
          </h2>
          <dl className={styles.figures}>
            {figures.map((figure) => (
              <div key={figure.id}>
                <dt>
                  <BreakableText data-words="" text={figure.title} breaks={figure.titleBreaks} />
                </dt>
                {figure.subTitle && <dd className={styles.figure}>{figure.subTitle}</dd>}
                {figure.summary && (
                  <BreakableText
                    as="dd"
                    className="caption"
                    data-words=""
                    text={figure.summary}
                    breaks={figure.summaryBreaks}
                  />
                )}
                {figure.content && (
                  <dd className={styles.more}>
                    <Prose item={figure} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      )}
      {days.length > 0 && (
        <section aria-labelledby="dates">
          <h2 className="title-4 ruled" id="dates">
            {t("calendar")}
          </h2>
          <ol className={styles.days}>
            {days
              .toSorted((a, b) => a.time.localeCompare(b.time))
              .map(({ day, time }) => (
                <li key={day.id}>
                  <time className="caption" dateTime={time}>
                    {shortDate(locale, time)}
                  </time>{" "}
                  <BreakableText data-words="" text={day.title} breaks={day.titleBreaks} />
                </li>
              ))}
          </ol>
        </section>
      )}
    </div>
  );
}
