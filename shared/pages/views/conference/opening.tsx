import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { DeferredPart } from "../../../components/deferred-part/deferred-part.tsx";
import type { EventDates } from "../../../content/event-dates.ts";
import { day, formatDate } from "../../../i18n/dates.ts";
import { groupDigits } from "../../../i18n/numbers.ts";
import { OwnOpening } from "../../../layouts/opening/own-opening.tsx";
import { useMessages, usePage } from "../../../page/page-context.tsx";
import type { GroupsData } from "../../loaders/groups.ts";
import styles from "./opening.module.css";

/** Seats in a row of the drawing. */
const ROW = 60;

/** When and where, and a dot for each place. */
export function Opening({ group }: GroupsData) {
  return (
    <OwnOpening ground="heat">
      <div className={styles.poster}>
        <DeferredPart value={group} fallback={null} isSecond>
          {({ eventDates }) => eventDates && <Poster {...eventDates} />}
        </DeferredPart>
      </div>
    </OwnOpening>
  );
}

function Poster({ start, end, address, addressBreaks, capacity }: EventDates) {
  const t = useMessages();
  const { locale } = usePage();
  const [first, last] = [day(start), day(end)].map(Number);
  const month = formatDate(locale, start).replace(/^\d+ |\d+日$/, "");
  return (
    <>
      <p className={styles.days}>
        <time dateTime={start}>{first}</time>
        {first !== last && (
          <>
            <span className={styles.dash}>–</span>
            <time dateTime={end}>{last}</time>
          </>
        )}
      </p>
      <div className={styles.facts}>
        <p>{month}</p>
        <BreakableText as="p" data-words="" text={address} breaks={addressBreaks} />
        {capacity && <p>{t("places", { count: groupDigits(capacity) })}</p>}
      </div>
      {capacity && <Seats count={capacity} />}
    </>
  );
}

function Seats({ count }: { count: number }) {
  const rows = Math.ceil(count / ROW);
  return (
    <svg className={styles.seats} viewBox={`0 0 ${ROW} ${rows}`} aria-hidden="true">
      <pattern id="seat" width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx="0.5" cy="0.5" r="0.3" />
      </pattern>
      <path fill="url(#seat)" d={`M0 0h${ROW}v${rows - 1}h${(count % ROW || ROW) - ROW}v1H0z`} />
    </svg>
  );
}
