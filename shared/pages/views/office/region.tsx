import { ItemLink } from "../../../components/item-link/item-link.tsx";
import { sumOf, travelTime } from "../../../components/route/travel-time.ts";
import { stopsOf, TravelTimes } from "../../../components/route/travel-times.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { usePage } from "../../../page/page-context.tsx";
import { detailHref } from "../../../routing/resolve.ts";
import styles from "./office.module.css";

interface RegionProps {
  name: string | undefined;
  offices: readonly ContentItem[];
  current: ContentItem;
}

/** The way from headquarters to an office, and the travel times of all in its region; at headquarters the ways to all. */
export function Region({ name, offices, current }: RegionProps) {
  const { locale, navigation } = usePage();
  const isAtHeadquarters = sumOf(current.route, "minutes") === 0;
  return (
    <section className={styles.region} aria-labelledby="region">
      <h2 id="region">{name}</h2>
      {isAtHeadquarters ? (
        <TravelTimes offices={offices} />
      ) : (
        <>
          <TravelTimes offices={offices} current={current.id} />
          <ul className={styles.neighbours}>
            {stopsOf(offices).map(({ office, minutes }) => {
              const isCurrent = office.id === current.id;
              return (
                <li key={office.id} aria-current={isCurrent || undefined}>
                  <ItemLink
                    item={office}
                    href={isCurrent ? undefined : detailHref(locale, navigation, office)}
                  />
                  <span>{travelTime(locale, minutes)}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
