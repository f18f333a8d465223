import type { ContentCard } from "../../content/types.ts";
import { shortDate } from "../../i18n/dates.ts";
import { usePage } from "../../page/page-context.tsx";

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
