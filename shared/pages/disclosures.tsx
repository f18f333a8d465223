import { CALENDAR_PATH } from "../brand/pages.ts";
import { startTimeOf } from "../content/event-dates.ts";
import { itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { shortDate } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { localPath } from "../i18n/locales.ts";
import { DatedRows } from "../items/dated-rows.tsx";
import { ListFilters } from "../items/list-filters.tsx";
import { Prose } from "../items/prose.tsx";
import { PagedLayout } from "../layouts/paged-layout.tsx";
import type { OverviewListData } from "../loaders/paged-list.ts";
import { usePage } from "../rendering/contexts.tsx";
import { DeferredContent } from "../rendering/deferred.tsx";
import { Statement, Title } from "../ui/breakable-text.tsx";
import { Waiting } from "../ui/states.tsx";
import styles from "./disclosures.module.css";

export default function DisclosuresPage({ overview, ...data }: OverviewListData<ContentItem>) {
  return (
    <PagedLayout
      data={data}
      above={
        overview && (
          <DeferredContent value={overview} fallback={<Waiting rows={4} />}>
            {(results) => <ResultsAndDates items={results.items} />}
          </DeferredContent>
        )
      }
    >
      {({ items, filters }) => (
        <>
          <ListFilters filters={filters} />
          <DatedRows items={items} />
        </>
      )}
    </PagedLayout>
  );
}

/**
 * The latest results and a calendar. Items with a time are dates of the calendar, and items without a time are results.
 */
function ResultsAndDates({ items }: { items: readonly ContentItem[] }) {
  const t = useMessages();
  const { locale } = usePage();
  const results = items.filter((item) => startTimeOf(item) === undefined);
  const days = items.flatMap((day) => {
    const time = startTimeOf(day);
    return time ? [{ day, time }] : [];
  });
  if (items.length === 0) return null;
  return (
    <div className={`${styles.overview} stack`}>
      {results.length > 0 && (
        <section aria-labelledby="results">
          <h2 className="title-4 ruled" id="results">
            {t("latestResults")}
          </h2>
          <dl className={styles.results}>
            {results.map((result) => (
              <div key={itemKey(result)}>
                <dt>
                  <Title data-words="" item={result} />
                </dt>
                {result.subTitle && <dd className="title-3">{result.subTitle}</dd>}
                <Statement as="dd" className="caption" item={result} />
                {result.content && (
                  <dd className={styles.more}>
                    <Prose item={result} level={3} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      )}
      {days.length > 0 && (
        <section className="aside ruled" aria-labelledby="dates">
          <div>
            <h2 className="title-4" id="dates">
              {t("calendar")}
            </h2>
            <p className={`${styles.subscribe} note`}>
              <a href={localPath(locale, CALENDAR_PATH)} type="text/calendar">
                {t("subscribe")}
              </a>
            </p>
          </div>
          <ol className={styles.days}>
            {days
              .toSorted((a, b) => a.time.localeCompare(b.time))
              .map(({ day, time }) => (
                <li key={itemKey(day)}>
                  <time className="note" dateTime={time}>
                    {shortDate(locale, time)}
                  </time>{" "}
                  <Title data-words="" item={day} />
                </li>
              ))}
          </ol>
        </section>
      )}
    </div>
  );
}
