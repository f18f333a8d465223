import { amount } from "../content/facts.ts";
import type { KeyFigure } from "../content/key-figure.ts";
import { useMessages } from "../document/page-context.tsx";
import { MAX_DOTS } from "../drawing/limits.ts";
import styles from "./figure.module.css";

interface DotsProps {
  count: number;
  /** Dots in a row. */
  columns: number;
  /** How many of them, from the first on, are lit; rounded. By default all. */
  lit?: number | undefined;
  className?: string | undefined;
}

/** A number drawn as so many dots, row by row; the page states it in words too. Over {@link MAX_DOTS} nothing is drawn, nor is nothing. */
export function Dots({ count, columns, lit, className = "" }: DotsProps) {
  if (!(count > 0 && count <= MAX_DOTS.page)) return null;
  const isPart = lit !== undefined;
  return (
    <svg
      className={`${styles.dots} ${className}`}
      viewBox={`0 0 ${columns} ${Math.ceil(count / columns)}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      <path className={isPart ? styles.rest : undefined} d={dotsPath(count, columns)} />
      {isPart && lit > 0 && <path d={dotsPath(Math.round(Math.min(lit, count)), columns)} />}
    </svg>
  );
}

/** Lines that are dashed into dots, row by row, a little longer than from the first dot to the last. */
function dotsPath(count: number, columns: number): string {
  const row = (dots: number) => `h${dots - 1}.01`;
  const rest = count % columns;
  const full = `${row(columns)}m-${columns - 1}.01 1`.repeat(Math.floor(count / columns));
  return `M.5 .5${full}${rest > 0 ? row(rest) : ""}`;
}

export interface MarkProps extends Pick<KeyFigure, "number" | "unit"> {
  /** What the number is a part of. */
  total?: number;
  /** Dots in a row; by default so many that there are five times as many as rows. */
  columns?: number | undefined;
}

/** Units of temperature, length, sound and time, and points; days are counted. */
const MEASURED = /^(?:[℃度米分]|°C|分贝|分钟|小时|m|dB|min|h|(?:minute|hour|point|decibel)s?)$/;

/**
 * A per cent is a bar, a measurement a scale whose units can be told apart, a count so many dots,
 * lit if they are a part; above the limit a dot is ten, a hundred …
 */
export function Mark({ number, unit, total, columns }: MarkProps) {
  const t = useMessages();
  const value = amount(number);
  if (/%$/.test(number + unit)) {
    return <span className={styles.bar} style={{ "--filled": `${Math.min(value, 100)}%` }} />;
  }
  const isMeasured = MEASURED.test(unit.trim()) && value <= MAX_DOTS.scale;
  if (!total && (isMeasured || !Number.isInteger(value))) {
    return <span className={styles.scale} style={{ "--count": value }} />;
  }
  const most = total || value;
  const each = 10 ** Math.max(0, Math.ceil(Math.log10(most / MAX_DOTS.mark)));
  const count = Math.round(most / each);
  const inRow = columns ?? 5 * Math.ceil(Math.sqrt(count / 5) || 1);
  return (
    // Drawn and explained to those who see it: the sentence around it says the number.
    <span className={styles.mark} style={{ "--columns": inRow }} aria-hidden="true">
      <Dots count={count} columns={inRow} lit={total && value / each} />
      {each > 1 && <small>{t("dotScale", { count: each, unit: unit.replace(/^余/, "") })}</small>}
    </span>
  );
}
