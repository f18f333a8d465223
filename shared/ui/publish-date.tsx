import { shortDate } from "../i18n/dates.ts";
import { useLocale } from "../i18n/locale-context.tsx";

/** The day on which an item was published, in the usual notation of the locale. */
export function PublishDate({
  item: { publishTime },
  className,
}: {
  item: { publishTime?: string | undefined };
  className?: string | undefined;
}) {
  const locale = useLocale();
  if (publishTime === undefined) return null;
  return (
    <time className={className} dateTime={publishTime}>
      {shortDate(locale, publishTime)}
    </time>
  );
}
