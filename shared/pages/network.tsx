import { Contact } from "../blocks/contact/contact.tsx";
import { Icon } from "../blocks/icon/icon.tsx";
import { ItemLink } from "../blocks/item-link/item-link.tsx";
import { sumOf } from "../blocks/travel/travel-time.ts";
import { TravelTimes } from "../blocks/travel/travel-times.tsx";
import { GroupPage } from "../layouts/page/group-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import type { GroupProps } from "../page/view-props.ts";
import type { GroupsData } from "./loaders/groups.ts";
import styles from "./network.module.css";

export default function NetworkPage({ group }: GroupsData) {
  return (
    <GroupPage group={group} ground="paper" types={["ItemList"]}>
      {({ indexName, items }) => <OfficeList indexName={indexName} items={items} />}
    </GroupPage>
  );
}

/** The offices of a region, linked to their pages, the nearest to headquarters first. */
function OfficeList({ items }: GroupProps) {
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
