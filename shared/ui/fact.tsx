import { MAX_DOTS } from "../chart-geometry/limits.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { amount } from "../i18n/numbers.ts";
import { textKeys } from "../text/text-keys.ts";
import { phraseHtml } from "./breakable-text.tsx";
import { Dots } from "./dots.tsx";
import styles from "./fact.module.css";

interface FactProps extends MarkProps {
  /** The text that says what the number counts. It is shown below the number. */
  text?: string | undefined;
  /**
   * `plain` has the size and the colour of the surrounding text. `poster` is for the top of a page and has the size
   * `--size`.
   */
  variant?: "plain" | "poster" | undefined;
  /** Whether the number is also drawn. */
  isDrawn?: boolean;
  /** Whether the number glows like metal (metal.css). */
  isMetal?: boolean;
}

/**
 * A fact: a number with its small, bold unit beside it, a drawing if requested, and below these the text that says what
 * the number counts. The number is orange, or white on an orange background. Its size is `--fact-size`, but it is never
 * wider than its container. At most one fact on a screen is large. All other facts are plain, and entries of lists have
 * no facts.
 *
 * A number without unit and text (a year, a chapter, a count in a sentence) is not a fact. It has the class `number-1`
 * instead (styles/type.css).
 */
export function Fact({ text, variant, isDrawn, isMetal, ...fact }: FactProps) {
  const { number, unit } = fact;
  return (
    <span
      className={variant ? `${styles.fact} ${styles[variant]}` : styles.fact}
      style={{ "--width": widthOf(fact) }}
    >
      <span className={styles.value}>
        <span className={isMetal ? "metal" : undefined} data-first={number[0]}>
          {number}
        </span>
        {unit && (
          <>
            <wbr />
            {/* A share has no space on either side of its slash: 58/96人. */}
            <small style={unit.startsWith("/") ? { margin: 0 } : undefined}>
              {ALPHABETIC.test(unit) ? ` ${unit.trim()}` : unit}
            </small>
          </>
        )}
      </span>{" "}
      {isDrawn && <Mark {...fact} />}{" "}
      {text && (
        <span className={styles.text} dangerouslySetInnerHTML={{ __html: phraseHtml(text) }} />
      )}
    </span>
  );
}

const DOTS_IN_A_ROW = 30;

interface FactsProps {
  facts: readonly { number: string; unit: string; text: string; total?: number }[];
  /** Whether the first fact is drawn. */
  isFirstDrawn?: boolean;
  className?: string | undefined;
}

/** Facts beside a text, in the same size as the text. Only the first fact may be drawn. */
export function Facts({ facts, isFirstDrawn = true, className = "" }: FactsProps) {
  if (facts.length === 0) return null;
  const keys = textKeys(facts.map(({ text }) => text));
  return (
    <ul className={`${styles.facts} ${className}`}>
      {facts.map((fact, index) => {
        const isDrawn = isFirstDrawn && index === 0;
        return (
          <li key={keys[index]}>
            <Fact
              {...fact}
              isDrawn={isDrawn}
              variant={isDrawn ? undefined : "plain"}
              columns={DOTS_IN_A_ROW}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Matches units with a space before them: `26 km`, but not `26千米`, `26%` and `26/42`. */
const ALPHABETIC = /^(?!\p{Script=Han})[\p{L}°]/u;

/**
 * Average widths in hundredths of an em: of a digit, a percent sign, and a Chinese character or a letter in a unit.
 */
const DIGIT = 60;
const PERCENT_SIGN = 95;
const IDEOGRAPH = 42;
const LETTER = 23;
const SPACE = 20;

/** The approximate width of a number with its unit, in hundredths of an em. */
function widthOf({ number, unit }: Pick<MarkProps, "number" | "unit">): number {
  const sign = number.endsWith("%") ? PERCENT_SIGN - DIGIT : 0;
  return number.length * DIGIT + sign + SPACE + unit.length * (unit < "一" ? LETTER : IDEOGRAPH);
}

interface MarkProps {
  number: string;
  unit: string;
  /** The total of which the number is a part. */
  total?: number;
  /** The number of dots in a row. By default, it is about five times the number of rows. */
  columns?: number | undefined;
}

/**
 * Matches units of measurements: temperature, length, sound, time and points. Days are counted instead of measured.
 */
const MEASURED =
  /^(?:[℃度米分秒]|°C|分贝|分钟|小时|[毫微]秒|m|dB|min|h|[µm]s|(?:minute|hour|second|point|decibel)s?)$/;

/**
 * Draws a number. A percentage is a bar, and a measurement is a scale with a tick for each unit. A count is drawn as
 * dots, and some of them are lit if the number is a part of a total. In large counts, each dot stands for ten, a
 * hundred and so on. Other numbers with decimals, such as tonnes and amounts of money, are not drawn.
 */
function Mark({ number, unit, total, columns }: MarkProps) {
  const t = useMessages();
  const value = amount(number);
  if (/%$/.test(number + unit)) {
    return <span className={styles.bar} style={{ "--filled": `${Math.min(value, 100)}%` }} />;
  }
  const isMeasured = MEASURED.test(unit.trim()) && value <= MAX_DOTS.scale;
  if (!total && isMeasured) {
    return <span className={styles.scale} style={{ "--count": value }} />;
  }
  if (!Number.isInteger(value)) return null;
  const most = total || value;
  const each = 10 ** Math.max(0, Math.ceil(Math.log10(most / MAX_DOTS.mark)));
  const count = Math.round(most / each);
  const inRow = columns ?? 5 * Math.ceil(Math.sqrt(count / 5) || 1);
  return (
    // The drawing is hidden from assistive technology, because the surrounding sentence contains the number.
    <span className={styles.mark} style={{ "--columns": inRow }} aria-hidden="true">
      <Dots count={count} columns={inRow} lit={total && value / each} />
      {each > 1 && (
        <small>{t("dotScale", { count: each, unit: unit.replace(/^[余多]|\/[\d,]+/g, "") })}</small>
      )}
    </span>
  );
}
