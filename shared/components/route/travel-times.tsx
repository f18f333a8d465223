import type { CSSProperties } from "react";
import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { Distance } from "../../../components/route/route.tsx";
import { sumOf } from "../../../components/route/travel-time.ts";
import type { ContentItem } from "../../../content/types.ts";
import { groupDigits } from "../../../i18n/numbers.ts";
import { useMessages } from "../../../page/page-context.tsx";
import styles from "./distances.module.css";

/** How far from headquarters offices are and how long one travels, on two scales. */
export function Distances({ offices }: { offices: readonly ContentItem[] }) {
  const t = useMessages();
  const rows = offices
    .map((office) => ({
      office,
      km: sumOf(office.route, "km"),
      minutes: sumOf(office.route, "minutes"),
    }))
    .filter(({ km }) => km > 0);
  if (rows.length === 0) return null;
  const farthest = scaleEnd(Math.max(...rows.map(({ km }) => km)));
  const longest = scaleEnd(Math.max(...rows.map(({ minutes }) => minutes)) / 60);
  return (
    <figure className={styles.distances}>
      <figcaption className={styles.head}>{t("distances")}</figcaption>
      <ol>
        {rows.map(({ office, km, minutes }) => (
          <li
            className={styles.row}
            key={office.id}
            style={{ "--km": km / farthest, "--hours": minutes / 60 / longest } as CSSProperties}
          >
            <BreakableText
              className={styles.name}
              text={office.title}
              breaks={office.titleBreaks}
            />
            <span className={styles.facts}>
              <Distance route={office.route ?? []} />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.scales} aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <span key={part}>
            <span>{`${groupDigits(part * farthest)}\u00A0km`}</span>
            <span>{t("hours", { count: part * longest })}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}

const STEPS = [1, 2, 3, 4, 6, 8, 10];

/** The end of a scale that reaches a value: a round number, half of which is one too. */
export function scaleEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return power * (STEPS.find((step) => step * power >= value) ?? 10);
}
