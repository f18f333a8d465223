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
  /** Dots in a row; by default so many that there are five times as many as rows. */
  columns?: number | undefined;
  /** Class names that it has beside its own. */
  classes?: Readonly<Partial<Record<"mark" | "bar" | "scale", string | undefined>>>;
}

/** Units of temperature, length, sound and time, and points; days are counted. */
const MEASURED =
  /^(?:[℃度米分秒]|°C|分贝|分钟|小时|[毫微]秒|m|dB|min|h|[µm]s|(?:minute|hour|second|point|decibel)s?)$/;

/**
 * A per cent is a bar, a measurement a scale whose units can be told apart, a count so many dots,
 * lit if they are a part; above the limit a dot is ten, a hundred … Fractions of anything else, such as
 * of tonnes and amounts of money, are not drawn.
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
    // Drawn and explained to those who see it: the sentence around it says the number.
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
