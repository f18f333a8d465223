import { Contact } from "../blocks/contact/contact.tsx";
import { ItemLink } from "../blocks/content-link/content-link.tsx";
import { Icon } from "../blocks/icon/icon.tsx";
import { sumOf } from "../blocks/travel/travel-time.ts";
import { TravelTimes } from "../blocks/travel/travel-times.tsx";
import type { ContentItem } from "../content/types.ts";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { ItemsData } from "./loaders/items.ts";
import styles from "./network.module.css";

export default function NetworkPage({ group }: ItemsData) {
  return (
    <ItemsPage group={group} background="page" types={["ItemList"]}>
      {({ items }) => <OfficeList items={items} />}
    </ItemsPage>
  );
}

/** The offices of a region, linked to their pages, the nearest to headquarters first. */
function OfficeList({ items }: { items: ContentItem[] }) {
  const t = useMessages();
  const offices = items.toSorted((a, b) => sumOf(a.route, "minutes") - sumOf(b.route, "minutes"));
  return (
    <>
      <TravelTimes offices={items} />
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li className={styles.office} key={office.id}>
            <h2 className={styles.name}>
              <ItemLink item={office} href={office.href} />
              <Icon name="arrow-right" />
            </h2>
            {office.subTitle && (
              <p className="note">
                <span className="visually-hidden">{t("serves")} </span>
                {office.subTitle}
              </p>
            )}
            <Contact item={office} />
          </li>
        ))}
      </ul>
    </>
  );
}
