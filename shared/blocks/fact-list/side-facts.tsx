import { amount, type Fact } from "../../content/facts.ts";
import { wholeNumbers } from "../breakable-text/summary.tsx";
import { Dots, MAX_DOTS } from "../dots/dots.tsx";
import styles from "./side-facts.module.css";

const DOTS_IN_A_ROW = 40;

/** Facts in the margin: each number with its unit, drawn as a share or as so many dots, and what it counts. */
export function SideFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className={styles.facts}>
      {facts.map(({ number, unit, text }) => (
        <p className={styles.fact} key={text}>
          <strong>
            {number}
            {unit && <small>{` ${unit.trim()}`}</small>}
          </strong>
          <Drawing number={number} />{" "}
          <span dangerouslySetInnerHTML={{ __html: wholeNumbers(text) }} />
        </p>
      ))}
    </div>
  );
}

function Drawing({ number }: Pick<Fact, "number">) {
  if (number.endsWith("%")) {
    return <span className={styles.share} style={{ "--share": number }} />;
  }
  const count = amount(number);
  if (!Number.isInteger(count) || count <= 0 || count > MAX_DOTS.text) return null;
  return <Dots className={styles.dots} count={count} columns={DOTS_IN_A_ROW} />;
}
