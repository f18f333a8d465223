import { MAX_DOTS } from "../chart-geometry/limits.ts";
import { emailsIn, linkedOf } from "../content/contact-details.ts";
import type { Filter } from "../content/filters.ts";
import { itemKey } from "../content/item-key.ts";
import { typeAndFieldIn } from "../content/position-subtitle.ts";
import type { ContentItem, ContentPage } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { ListFilters } from "../items/list-filters.tsx";
import { Prose } from "../items/prose.tsx";
import { ItemCount } from "../layouts/page-layout.tsx";
import { PagedLayout, type PageItemsProps } from "../layouts/paged-layout.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { useQuery } from "../rendering/contexts.tsx";
import { POSITION_PARAMETER } from "../routing/query.ts";
import { ItemMeta } from "../seo/item-meta.tsx";
import { Summary, Title } from "../ui/breakable-text.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import styles from "./positions.module.css";

export default function PositionsPage(data: PagedListData<ContentItem>) {
  return (
    <PagedLayout
      data={data}
      lead={(list) => list.total <= MAX_DOTS.scale && placesOf(list) && <Places list={list} />}
      meta={(position, query) => <ItemMeta item={position} types={["JobPosting"]} query={query} />}
    >
      {(list) => <PositionList {...list} />}
    </PagedLayout>
  );
}

/** The filter by place, if the positions were counted by place. */
function placesOf({ filters }: ContentPage<ContentItem>): Filter | undefined {
  return filters?.find(({ name, counts }) => name === "place" && counts.length > 0);
}

/**
 * Draws each position as one mark. The marks of the selected place have another colour than the rest. If no place is
 * selected, the place with most positions is taken.
 */
export function Places({ list }: { list: ContentPage<ContentItem> }) {
  const t = useMessages();
  const { values = [], counts = [], selected } = placesOf(list) ?? {};
  const place = selected ?? values[0] ?? "";
  const here = counts[values.indexOf(place)] ?? 0;
  return (
    <figure className={styles.places} style={{ "--count": list.total, "--lit": here }}>
      <div className={styles.marks} aria-hidden="true" />
      <figcaption className={`${styles.names} note`}>
        <PositionCount place={place} total={here} />{" "}
        {here < list.total && <PositionCount place={t("otherPlaces")} total={list.total - here} />}
      </figcaption>
    </figure>
  );
}

function PositionCount({ place, total }: { place: string; total: number }) {
  const t = useMessages();
  return (
    <span>
      {place}
      {t("colon")}
      <ItemCount total={total} />
    </span>
  );
}

/** Positions (jobs) that can be unfolded. The position that the address selects is unfolded at first. */
export function PositionList({ items, filters }: PageItemsProps<ContentItem>) {
  const t = useMessages();
  const requested = useQuery().get(POSITION_PARAMETER);
  const types = new Set(items.map(({ subTitle = "" }) => typeAndFieldIn(subTitle).type));
  return (
    <>
      <ListFilters filters={filters} />
      {/* For screen readers, each position repeats the names of the columns, so these names are hidden here. */}
      <p className={`${styles.heads} caption`} aria-hidden="true">
        <span>{t("position")} </span>
        <span>{t(types.size > 1 ? "positionType" : "field")} </span>
        <span>{t("place")} </span>
        <span>{t("publishedOn")}</span>
      </p>
      <ul className={styles.positions}>
        {items.map((position) => (
          <li key={itemKey(position)}>
            <Position
              position={position}
              isOpen={position.id === requested}
              hasType={types.size > 1}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PositionProps {
  position: ContentItem;
  isOpen: boolean;
  /**
   * Set if the summary line contains the type of employment. If all positions have the same type, only the unfolded
   * text contains the type.
   */
  hasType: boolean;
}

function Position({ position, isOpen, hasType }: PositionProps) {
  const t = useMessages();
  const { id, title, subTitle = "", address, email = "" } = position;
  const { field } = typeAndFieldIn(subTitle);
  const addresses = linkedOf(emailsIn(email));
  return (
    <details className={styles.position} id={positionId(itemKey(position))} open={isOpen}>
      <summary className={`${styles.summary} cluster unfold`}>
        <Title as="h2" className={styles.title} item={position} />
        <span className={`${styles.fact} note`}>
          {hasType && <span className="visually-hidden">{t("positionType")} </span>}
          {hasType ? subTitle : field}
        </span>{" "}
        <span className={`${styles.fact} note`}>
          <span className="visually-hidden">{t("place")} </span>
          {address}
        </span>{" "}
        <PublishDate className={`${styles.fact} note`} item={position} />{" "}
        <Summary as="span" className={`${styles.teaser} note`} item={position} />{" "}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>
        {!hasType && <p className="note">{subTitle}</p>}
        <Prose item={position} level={3} />
        <p className={`${styles.actions} cluster`}>
          {addresses.length > 0 && (
            <Button
              as="a"
              variant="filled"
              href={`mailto:${addresses.join(",")}?subject=${encodeURIComponent(`${title} (${id})`)}`}
            >
              {t("apply")}
              <span className="visually-hidden">{t("ofPosition", { title })}</span>
              <Icon name="mail" />
            </Button>
          )}{" "}
          <a className="text-link note" href={`?${POSITION_PARAMETER}=${id}#${positionId(id)}`}>
            {t("linkToPosition")}
            <span className="visually-hidden">{t("ofPosition", { title })}</span>
          </a>
        </p>
      </div>
    </details>
  );
}

function positionId(id: string): string {
  return `position-${id}`;
}
