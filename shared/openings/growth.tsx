import { MAX_DOTS } from "../chart-geometry/limits.ts";
import type { LeadContent } from "../content/groups.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { amount } from "../i18n/numbers.ts";
import { Dots } from "../ui/dots.tsx";
import { Fact } from "../ui/fact.tsx";
import { FactOpening } from "./facts.tsx";
import styles from "./growth.module.css";

/**
 * The opening (top of a page) with two facts (key figures) that compare the past with the present, and dots for both
 * numbers.
 */
export default { background: "dark", Lead: Growth, description: "text" } as const;

/**
 * Dots below the two numbers. The second number is the number of dots, and the first number says how many of the dots
 * glow.
 */
function Growth({ facts }: LeadContent) {
  const t = useMessages();
  const [first, last] = facts;
  const [before, now] = facts.map(({ number }) => amount(number));
  if (!(first && last && before && now && before <= now && now <= MAX_DOTS.page)) {
    return <FactOpening facts={facts} background="dark" />;
  }
  return (
    <div className={styles.growth}>
      <p className={styles.first}>
        <Fact {...first} variant="plain" />
      </p>
      <p className={styles.last}>
        <Fact {...last} variant="poster" />
      </p>
      <div className={styles.dots} aria-hidden="true">
        <Dots className={styles.each} columns={200} count={now} lit={before} />
        {/* Narrow windows do not have enough room for all dots. There, each dot stands for as many units as the first
            number says, and exactly one dot is lit. */}
        <Dots className={styles.tens} columns={43} count={Math.round(now / before)} lit={1} />
        <p className={`${styles.each} note`}>
          {t("oneDotEach", { count: last.number, unit: last.unit })}
        </p>
        <p className={`${styles.tens} note`}>{t("dotScale", { count: before, unit: last.unit })}</p>
      </div>
    </div>
  );
}
