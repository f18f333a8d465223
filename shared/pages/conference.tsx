import { Blocks } from "../blocks/blocks.tsx";
import type { EventDates } from "../content/event-dates.ts";
import { firstGroup, groupName, groupQuery, groupSlug } from "../content/groups.ts";
import { chapterId } from "../content/item-key.ts";
import { day, formatDate, yearMonth } from "../i18n/dates.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { groupDigits } from "../i18n/numbers.ts";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";
import { usePage, usePagePath } from "../rendering/contexts.tsx";
import { isHan } from "../text/is-han.ts";
import { BreakableText } from "../ui/breakable-text.tsx";
import styles from "./conference.module.css";

export default function ConferencePage({ list }: ItemsData) {
  return (
    <ItemsLayout
      list={list}
      background="accent"
      hasTabsAboveLead
      lead={(shown) =>
        groupName(shown) === undefined && shown.eventDates && <Poster {...shown.eventDates} />
      }
      description="first-text"
      types={["Event"]}
    >
      {({ items }) => <Blocks items={items} />}
    </ItemsLayout>
  );
}

/** The name, the date and the address of the conference, and the number of people who can take part. */
function Poster({ name, start, end, address, addressBreaks, capacity, details }: EventDates) {
  const t = useMessages();
  const { locale, node } = usePage();
  const path = usePagePath();
  const group = details?.item.node?.nodeIndexName;
  const query = group ? groupQuery(groupSlug(group), firstGroup(node)) : "";
  const [first, last] = [day(start), day(end)].map(Number);
  const [from, to] = [formatDate(locale, start), formatDate(locale, end)];
  const isOneMonth = yearMonth(start) === yearMonth(end);
  const [unit] = /日$/.exec(from) ?? [];
  return (
    <div className={`${styles.poster} stack`}>
      <div>
        <p className={`${styles.name} title-2`}>{name}</p>
        {/* “December 2026” if both days are in one month, and otherwise both dates with day, month and year. */}
        <p className={`${styles.month} title-3`}>
          {isOneMonth ? from.replace(/^\d+ |\d+日$/, "") : `${from} – ${to}`}
        </p>
        <p className={styles.days} style={{ "--digits": `${first}${last}`.length }}>
          <span className={styles.range}>
            <time dateTime={start}>{first}</time>
            {first !== last && (
              <>
                <span className={styles.dash}>–</span>
                <time dateTime={end}>{last}</time>
              </>
            )}
          </span>
          {unit && <span className={styles.unit}>{unit}</span>}
        </p>
      </div>
      <div className={`${styles.facts} title-2`}>
        <Address text={address} breaks={addressBreaks} />
        {capacity && <p>{t("places", { count: groupDigits(capacity) })}</p>}
        {details && (
          <a className={styles.details} href={`${path}${query}#${chapterId(details.item)}`}>
            {details.text}
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * Shows the name of the venue and its address separately. A Chinese address ends with the name, and an English address
 * begins with the name.
 */
function Address({ text, breaks }: { text: string; breaks: EventDates["addressBreaks"] }) {
  const parts = text.split(/[，,]\s*/);
  const [place, ...others] = isHan(text) ? parts.reverse() : parts;
  const street = others.join(", ");
  return (
    <p className={styles.address}>
      <span>{place}</span>{" "}
      <BreakableText
        data-words=""
        text={street}
        breaks={isHan(text) ? breaks?.filter((at) => at < street.length) : undefined}
      />
    </p>
  );
}
