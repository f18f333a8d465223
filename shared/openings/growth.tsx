import { MAX_DOTS } from "../chart-geometry/limits.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { amount } from "../i18n/numbers.ts";
import { Dots } from "../ui/dots.tsx";
import { FactOpening } from "./facts.tsx";
import styles from "./growth.module.css";
import type { LeadProps, Opening } from "./opening.ts";

/** Two facts, what was and what has become of it, and a dot for each. */
const growth: Opening = { background: "dark", Lead: Growth, description: "text" };
export default growth;

/** Two numbers, and one dot for each unit of the second number. The dots of the first number still glow. */
function Growth({ facts }: LeadProps) {
  const t = useMessages();
  const [first, last] = facts.map(({ number }) => amount(number));
  const isDrawn = first && last && first <= last && last <= MAX_DOTS.page;
  const { number = "", unit = "" } = facts[1] ?? {};
  return (
    <FactOpening facts={facts} background="dark">
      {isDrawn ? (
        <div className={styles.growth} aria-hidden="true">
          <Dots className={styles.each} columns={200} count={last} lit={first} />
          {/* In narrow windows there is no room for all. A dot then stands for the first number, so that exactly one is lit. */}
          <Dots className={styles.tens} columns={43} count={Math.round(last / first)} lit={1} />
          <div className={`${styles.marks} cluster note`}>
            <span className={styles.tens}>{t("dotScale", { count: first, unit })}</span>{" "}
            <strong className={styles.end}>{number}</strong>
          </div>
        </div>
      ) : undefined}
    </FactOpening>
  );
}
