import type { ContentCard } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { indexNameHref } from "../../routing/resolve.ts";
import { DatedList } from "../dated-list/dated-list.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import styles from "./announcements.module.css";
import section from "./section.module.css";

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
    <section className={styles.announcements} aria-labelledby="announcements-title">
      <div className={section.section}>
        <SectionHead
          id="announcements-title"
          number="04"
          overline="Disclosure"
          title={t("latestAnnouncements")}
          action={{
            name: t("allAnnouncements"),
            href: indexNameHref(locale, "INFORMATION DISCLOSURE"),
          }}
        />
        <DatedList items={items} hrefOf={hrefOf} as="h3" isBrief />
      </div>
    </section>
  );
}
