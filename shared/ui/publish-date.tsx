import type { ContentCard } from "../content/types.ts";
import { usePage } from "../document/page-context.tsx";
import { shortDate } from "../i18n/dates.ts";

/** The day on which an item was published, in the form of the locale. */
export function PublishDate({
  item: { publishTime },
  className,
}: {
  item: Pick<ContentCard, "publishTime">;
  className?: string | undefined;
}) {
  const { locale } = usePage();
  if (publishTime === undefined) return null;
  return (
    <time className={className} dateTime={publishTime}>
      {shortDate(locale, publishTime)}
    </time>
  );
}
