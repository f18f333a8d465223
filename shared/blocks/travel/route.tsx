import type { Leg } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import styles from "./travel.module.css";
import { sumOf, travelTime } from "./travel-time.ts";

interface RouteProps {
  route: readonly Leg[];
  /** The minutes that the whole width stands for where the line is horizontal. */
  longest: number;
}

/** A way as a line of stations, longer where it takes longer; in wide windows it ends at the right. */
export function Route({ route, longest }: RouteProps) {
  const t = useMessages();
  const { locale } = usePage();
  const total = sumOf(route, "minutes");
  const columns = route.slice(1).map(({ minutes = 1 }) => `minmax(0, ${minutes}fr)`);
  const sizes = { "--share": total / longest || 1, "--columns": `0 ${columns.join(" ")}` };
  return (
    <div className={styles.route} style={sizes}>
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
      {route.length > 2 && <p className={styles.total}>≈ {travelTime(locale, total)}</p>}
    </div>
  );
}
