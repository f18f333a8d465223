import { DatedRows } from "../../blocks/row/dated-rows.tsx";
import type { ContentCard } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { indexNameHref } from "../../routing/resolve.ts";
import { HomeSection } from "./home-section.tsx";

interface AnnouncementsProps {
  items: ContentCard[];
  hrefOf: (item: ContentCard) => string | undefined;
}

/** The newest disclosures. */
export function Announcements({ items, hrefOf }: AnnouncementsProps) {
  const t = useMessages();
  const { locale } = usePage();
  if (items.length === 0) return null;
  return (
    <HomeSection
      titleId="announcements-title"
      number="04"
      title={t("latestAnnouncements")}
      action={{
        name: t("allAnnouncements"),
        href: indexNameHref(locale, "INFORMATION DISCLOSURE"),
      }}
      ground="sunken"
    >
      <DatedRows items={items} hrefOf={hrefOf} as="h3" isBrief />
    </HomeSection>
  );
}
