import { MAX_DOTS } from "../chart-geometry/limits.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { amount } from "../i18n/numbers.ts";
import { textKeys } from "../text/text-keys.ts";
import { phraseHtml } from "./breakable-text.tsx";
import { Dots } from "./dots.tsx";
import styles from "./fact.module.css";

interface FactProps extends MarkProps {
  /** What the number counts, below it. */
  text?: string | undefined;
  /** `plain`: in the size and the colour of the text around it. `poster`: for openings, as large as `--size`. */
  variant?: "plain" | "poster" | undefined;
  /** Whether the number is drawn too. */
  isDrawn?: boolean;
  /** The number glows as metal does (metal.css). */
  isMetal?: boolean;
}

/**
 * A fact: its number, its unit small and bold beside it, its mark if it is drawn, and what it counts
 * directly below. It is orange, on an orange ground white; heat means time and nothing else.
 * It is as large as `--fact-size`, but no wider than its container. A screen has room for one: others are plain, and
 * entries of lists have none.
 *
 * A number without unit and text (a year, a chapter, a count within a sentence) is no fact but has
 * the size `number-1` (styles/type.css).
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
            <small>{ALPHABETIC.test(unit) ? ` ${unit.trim()}` : unit}</small>
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
  /** `margin`: beside a text, and the first one is drawn. `row`: in columns, and none is drawn. */
  variant?: "margin" | "row";
  className?: string | undefined;
}

/** Facts of a text. One may be drawn. The others stand below or beside each other, in the size of the text. */
export function Facts({ facts, variant = "margin", className = "" }: FactsProps) {
  if (facts.length === 0) return null;
  const keys = textKeys(facts.map(({ text }) => text));
  return (
    <ul
      className={`${styles.facts} ${styles[variant]} ${className}`}
      style={{ "--count": facts.length }}
    >
      {facts.map((fact, index) => {
        const isDrawn = variant === "margin" && index === 0;
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

/** Units before which a space belongs: `26 km`, but `26千米`, `26%` and `26/42`. */
const ALPHABETIC = /^(?!\p{Script=Han})[\p{L}°]/u;

/** Average widths in hundredths of an em: a digit, a percent sign, an ideograph of the unit, a letter of it. */
const DIGIT = 60;
const PERCENT_SIGN = 95;
const IDEOGRAPH = 42;
const LETTER = 23;
const SPACE = 20;

/** About how wide such a number is, in hundredths of an em. */
function widthOf({ number, unit }: Pick<MarkProps, "number" | "unit">): number {
  const sign = number.endsWith("%") ? PERCENT_SIGN - DIGIT : 0;
  return number.length * DIGIT + sign + SPACE + unit.length * (unit < "一" ? LETTER : IDEOGRAPH);
}

interface MarkProps {
  number: string;
  unit: string;
  /** What the number is a part of. */
  total?: number;
  /** Dots in a row. By default there are about five times as many as rows. */
  columns?: number | undefined;
}

/** Units of what is measured: temperature, length, sound, time and points. Days are counted instead. */
const MEASURED =
  /^(?:[℃度米分秒]|°C|分贝|分钟|小时|[毫微]秒|m|dB|min|h|[µm]s|(?:minute|hour|second|point|decibel)s?)$/;

/**
 * Draws a number. A percentage is a bar, a measurement a scale on which single units can be seen, a count so many dots,
 * of which some are lit if the number is a part. Of large counts, a dot stands for ten, a hundred and so on. Other
 * numbers with decimals, such as tonnes and amounts of money, are not drawn.
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
    // It is hidden from assistive technology, because the sentence around it says the number.
    <span className={styles.mark} style={{ "--columns": inRow }} aria-hidden="true">
      <Dots count={count} columns={inRow} lit={total && value / each} />
      {each > 1 && (
        <small>{t("dotScale", { count: each, unit: unit.replace(/^[余多]|\/\d+/g, "") })}</small>
      )}
    </span>
  );
}
