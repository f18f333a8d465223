import { Summary } from "../blocks/breakable-text/summary.tsx";
import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { Plot } from "../blocks/figure/plot.tsx";
import { extent, type Line, type Point, scale, stepPath } from "../blocks/figure/scales.ts";
import { ItemLink } from "../blocks/item-link/item-link.tsx";
import { Row, RowDate, Rows } from "../blocks/row/row.tsx";
import { Waiting } from "../blocks/waiting/waiting.tsx";
import type { ContentCard } from "../content/types.ts";
import { year } from "../i18n/dates.ts";
import { PagedPage } from "../layouts/page/paged-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { PageItemsProps } from "../page/view-props.ts";
import type { OverviewListData } from "./loaders/overview-list.ts";
import styles from "./ratings.module.css";

export default function RatingsPage({ overview, ...data }: OverviewListData<ContentCard>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {(list) => (
        <>
          {overview && (
            <DeferredPart value={overview} fallback={<Waiting rows={4} />} failure={null}>
              {({ items }) => <GradeLine ratings={items} />}
            </DeferredPart>
          )}
          <RatingList {...list} />
        </>
      )}
    </PagedPage>
  );
}

/** The ratings with a `value` by year, as a line that steps from one to the next; dashed over years without. */
function GradeLine({ ratings }: { ratings: readonly ContentCard[] }) {
  const t = useMessages();
  const rated = ratings
    .flatMap(({ id, publishTime, subTitle: grade, value, source }) =>
      publishTime && grade && value !== undefined
        ? [{ id, year: Number(year(publishTime)), grade, value, source }]
        : [],
    )
    .toSorted((a, b) => a.year - b.year);
  if (rated.length < 2) return null;
  const x = scale(extent(rated.map(({ year }) => year)), [0, 100]);
  const y = scale(extent(rated.map(({ value }) => value)), [100, 0]);
  const points = rated.map(({ year, value }): Point => [x(year), y(value)]);
  const start: Point = [0, 0];
  const gaps: number[] = [];
  const steps = points.slice(1).map((point, index): Line => {
    const missing = yearsBetween(rated[index]?.year ?? 0, rated[index + 1]?.year ?? 0);
    gaps.push(...missing);
    const d = stepPath([points[index] ?? start, point]);
    return missing.length > 0 ? { d, kind: "gap" } : { d };
  });
  const [oldest, newest] = [rated[0], rated.at(-1)];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        {t("gradesFrom", {
          source: newest?.source ?? "",
          first: oldest?.value ?? "",
          last: newest?.value ?? "",
        })}
      </figcaption>
      <Plot
        className={styles.plot}
        label={rated.map(({ year, grade, value }) => `${year} ${grade} ${value}`).join(", ")}
        lines={[
          { d: "M0 100H100", kind: "base" },
          ...steps,
          { d: `M${points.at(-1)?.join(" ")}h0`, kind: "mark" },
        ]}
      >
        {gaps.map((year) => (
          <span className={`${styles.rating} ${styles.gap}`} key={year} style={{ "--x": x(year) }}>
            <span className={styles.year}>{year} </span>
          </span>
        ))}
        {rated.map(({ id, year, grade, value }, index) => {
          const [left, top] = points[index] ?? start;
          const Value = index === rated.length - 1 ? "b" : "span";
          return (
            <span className={styles.rating} key={id} style={{ "--x": left, "--y": top }}>
              <Value className={styles.value}>{value}</Value>{" "}
              {grade !== rated[index - 1]?.grade && <span className={styles.grade}>{grade}</span>}{" "}
              <span className={styles.year}>{year} </span>
            </span>
          );
        })}
      </Plot>
    </figure>
  );
}

function yearsBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);
}

/** Ratings with their grades. */
function RatingList({ items, hrefOf }: PageItemsProps) {
  return (
    <Rows>
      {items.map((rating) => (
        <Row
          key={rating.id}
          variant="figure"
          isLink
          lead={<Grade rating={rating} />}
          end={<RowDate item={rating} kind={rating.source} />}
        >
          <h2>
            <ItemLink item={rating} href={hrefOf(rating)} />
          </h2>
          <Summary className="summary note" text={rating.summary} />
        </Row>
      ))}
    </Rows>
  );
}

/** A grade, with a bar out of a hundred if it was scored. */
function Grade({ rating: { subTitle, value } }: { rating: ContentCard }) {
  const t = useMessages();
  return (
    <p className={styles.ratingListGrade}>
      <span className="visually-hidden">{t("grade")} </span>
      <b>{subTitle}</b>{" "}
      {value !== undefined && (
        <span className={`${styles.points} note`} style={{ "--points": value }}>
          {t("points", { value })}
        </span>
      )}
    </p>
  );
}
