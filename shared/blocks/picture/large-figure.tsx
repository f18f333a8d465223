import type { KeyFigure } from "../../content/key-figure.ts";
import styles from "./large-figure.module.css";

/** Average widths in hundredths of an em: a digit, an ideograph of the unit, a letter of it. */
const DIGIT = 60;
const IDEOGRAPH = 42;
const LETTER = 23;
const SPACE = 20;

/** A number with its unit in large type, at most as wide as its container; a percent sign is as large as its number. */
export function LargeFigure({ number, unit }: KeyFigure) {
  return (
    <span className={styles.large} style={{ "--width": widthOf({ number, unit }) }}>
      {number}
      {unit === "%" ? unit : unit && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}

/** About how wide such a number is, in hundredths of an em. */
export function widthOf({ number, unit }: KeyFigure): number {
  return number.length * DIGIT + SPACE + unit.length * (unit < "一" ? LETTER : IDEOGRAPH);
}
