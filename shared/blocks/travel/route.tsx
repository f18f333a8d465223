import type { Leg } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import styles from "./travel.module.css";
import { sumOf, travelTime } from "./travel-time.ts";

/** A way as a line of stations, longer where it takes longer. */
export function Route({ route }: { route: readonly Leg[] }) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <div className={styles.route}>
      <ol>
        {route.map(({ to, by, km, minutes }, index) => (
          // The places of a way never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a place twice
          <li key={index} style={{ "--minutes": minutes ?? 0 }}>
            {(by || minutes) && (
              <span className={styles.leg}>
                {by && <span>{by} </span>}
                {km && <span>{t("kilometres", { count: km })} </span>}
                {minutes && <span className={styles.minutes}>{travelTime(locale, minutes)} </span>}
              </span>
            )}
            <span className={styles.place}>{to}</span>
          </li>
        ))}
      </ol>
      {route.length > 2 && (
        <p className={`${styles.total} note`}>≈ {travelTime(locale, sumOf(route, "minutes"))}</p>
      )}
    </div>
  );
}
