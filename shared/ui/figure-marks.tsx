import { MAX_DOTS } from "../drawing/limits.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { amount } from "../i18n/numbers.ts";
import { Dots } from "./dots.tsx";
import styles from "./figure.module.css";

export interface MarkProps {
  number: string;
  unit: string;
  /** What the number is a part of. */
  total?: number;
  /** Dots in a row. By default there are about five times as many as rows. */
  columns?: number | undefined;
  /** Further class names of its parts. */
  classes?: Readonly<Partial<Record<"mark" | "bar" | "scale", string | undefined>>>;
}

/** Units of what is measured: temperature, length, sound, time and points. Days are counted instead. */
const MEASURED =
  /^(?:[℃度米分秒]|°C|分贝|分钟|小时|[毫微]秒|m|dB|min|h|[µm]s|(?:minute|hour|second|point|decibel)s?)$/;

/**
 * Draws a number. A percentage is a bar, a measurement a scale on which single units can be seen, a count so many dots,
 * of which some are lit if the number is a part. Of large counts, a dot stands for ten, a hundred and so on. Other
 * numbers with decimals, such as tonnes and amounts of money, are not drawn.
 */
export function Mark({ number, unit, total, columns, classes = {} }: MarkProps) {
  const t = useMessages();
  const value = amount(number);
  if (/%$/.test(number + unit)) {
    return (
      <span
        className={`${styles.bar} ${classes.bar ?? ""}`}
        style={{ "--filled": `${Math.min(value, 100)}%` }}
      />
    );
  }
  const isMeasured = MEASURED.test(unit.trim()) && value <= MAX_DOTS.scale;
  if (!total && isMeasured) {
    return (
      <span className={`${styles.scale} ${classes.scale ?? ""}`} style={{ "--count": value }} />
    );
  }
  if (!Number.isInteger(value)) return null;
  const most = total || value;
  const each = 10 ** Math.max(0, Math.ceil(Math.log10(most / MAX_DOTS.mark)));
  const count = Math.round(most / each);
  const inRow = columns ?? 5 * Math.ceil(Math.sqrt(count / 5) || 1);
  return (
    // It is hidden from assistive technology, because the sentence around it says the number.
    <span
      className={`${styles.mark} ${classes.mark ?? ""}`}
      style={{ "--columns": inRow }}
      aria-hidden="true"
    >
      <Dots count={count} columns={inRow} lit={total && value / each} />
      {each > 1 && (
        <small>{t("dotScale", { count: each, unit: unit.replace(/^[余多]|\/\d+/g, "") })}</small>
      )}
    </span>
  );
}
