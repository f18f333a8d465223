import { itemAddress, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { year } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { PagedLayout } from "../layouts/paged-layout.tsx";
import type { OverviewListData } from "../loaders/paged-list.ts";
import { DeferredContent } from "../rendering/deferred.tsx";
import { Summary } from "../ui/breakable-text.tsx";
import { ItemLink } from "../ui/link.tsx";
import { Row, RowDate, Rows } from "../ui/row.tsx";
import { Series } from "../ui/series.tsx";
import { Waiting } from "../ui/states.tsx";
import styles from "./ratings.module.css";

export default function RatingsPage({ overview, ...data }: OverviewListData<ContentCard>) {
  return (
    <PagedLayout data={data}>
      {({ items }) => (
        <>
          {overview && (
            <DeferredContent value={overview} fallback={<Waiting rows={4} />} failure={null}>
              {(latest) => <ScoresByYear ratings={latest.items} />}
            </DeferredContent>
          )}
          <Rows>
            {items.map((rating) => (
              <Row
                key={itemKey(rating)}
                variant="grade"
                isLink
                start={<RowDate item={rating} kind={rating.source} />}
                end={<Grade rating={rating} />}
              >
                <h2>
                  <ItemLink item={rating} href={itemAddress(rating)} />
                </h2>
                <Summary className="summary note" item={rating} isShort />
              </Row>
            ))}
          </Rows>
        </>
      )}
    </PagedLayout>
  );
}

/** A chart of the scores (`value`) by year, with the grade below each score. Ratings without a score are left out. */
function ScoresByYear({ ratings }: { ratings: readonly ContentCard[] }) {
  const t = useMessages();
  const rated = ratings
    .flatMap(({ publishTime, subTitle: note, value, source = "" }) => {
      if (!publishTime || !note || value === undefined) return [];
      const name = year(publishTime);
      return { name, at: Number(name), note, value, text: String(value), source };
    })
    .toSorted((a, b) => a.at - b.at);
  const newest = rated.at(-1);
  if (!newest) return null;
  return (
    <Series
      variant="points"
      points={rated}
      gapText={t("noScore")}
      caption={t("gradesFrom", { source: newest.source })}
    />
  );
}

/** The grade of a rating, and the points if there are any. */
function Grade({ rating: { subTitle, value } }: { rating: ContentCard }) {
  const t = useMessages();
  return (
    <p className={styles.grade}>
      <span className="visually-hidden">{t("grade")} </span>
      <b>{subTitle}</b>{" "}
      {value !== undefined && <span className="note">{t("points", { value })}</span>}
    </p>
  );
}
