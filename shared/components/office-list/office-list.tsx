import { useMessages, usePage } from "../../page/page-context.tsx";
import type { GroupProps } from "../../page/view-props.ts";
import { detailHref } from "../../routing/resolve.ts";
import { ContactFacts } from "../contact-facts/contact-facts.tsx";
import { Distances } from "../distances/distances.tsx";
import { Icon } from "../icon/icon.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";
import styles from "./office-list.module.css";

/** The offices of a region, linked to their pages. */
export function OfficeList({ items }: GroupProps) {
  const t = useMessages();
  const { locale, navigation } = usePage();
  return (
    <div className={styles.network}>
      <Distances offices={items} />
      <ul className={styles.offices}>
        {items.map((office) => {
          const href = detailHref(locale, navigation, office);
          return (
            <li className={styles.office} key={office.id}>
              <h2 className={styles.name}>
                {href ? (
                  <a href={href}>
                    <ItemTitle item={office} />
                  </a>
                ) : (
                  <ItemTitle item={office} />
                )}
                <Icon name="arrow-right" />
              </h2>
              {office.subTitle && (
                <p className={styles.area}>
                  <span className="visually-hidden">{t("serves")} </span>
                  {office.subTitle}
                </p>
              )}
              <ContactFacts item={office} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
