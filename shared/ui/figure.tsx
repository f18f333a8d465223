import { phraseHtml } from "./breakable-text.tsx";
import styles from "./figure.module.css";
import { Mark, type MarkProps } from "./figure-marks.tsx";

interface FigureProps extends MarkProps {
  /** What the number counts, below it. */
  text?: string | undefined;
  /** Whether the number is drawn too. */
  isDrawn?: boolean;
  /** Class names that its parts have beside their own. */
  classes?: MarkProps["classes"] &
    Readonly<Partial<Record<"figure" | "value" | "text", string | undefined>>>;
  /** Whether the figure has the size and the colour of the text around it. */
  isPlain?: boolean;
  /** The number glows as metal does. */
  isMetal?: boolean;
  className?: string | undefined;
}

/**
 * A fact: its number, its unit small and bold beside it, its mark if it is drawn, and what it counts
 * directly below. It is orange, on an orange ground white; heat means time and nothing else.
 * It is as large as `--figure-size`, but no wider than its container; those of openings are in
 * poster-figure.tsx. A screen has room for one: others are plain, and entries of lists have none.
 *
 * A number without unit and text (a year, a chapter, a count within a sentence) is no figure but has
 * the size `figure-1` (styles/type.css).
 */
export function Figure({
  text,
  isDrawn,
  isPlain,
  classes = {},
  isMetal,
  className,
  ...figure
}: FigureProps) {
  const { number, unit } = figure;
  return (
    <span
      className={join(styles.figure, isPlain && styles.plain, classes.figure, className)}
      style={{ "--width": widthOf(figure) }}
    >
      <span className={join(styles.value, classes.value)}>
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
      {isDrawn && <Mark {...figure} classes={classes} />}{" "}
      {text && (
        <span
          className={join(styles.text, classes.text)}
          dangerouslySetInnerHTML={{ __html: phraseHtml(text) }}
        />
      )}
    </span>
  );
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** Units before which a space belongs: `26 km`, but `26千米`, `26%` and `26/42`. */
const ALPHABETIC = /^(?!\p{Script=Han})[\p{L}°]/u;

/** Average widths in hundredths of an em: a digit, an ideograph of the unit, a letter of it. */
const DIGIT = 60;
const IDEOGRAPH = 42;
const LETTER = 23;
const SPACE = 20;

/** About how wide such a number is, in hundredths of an em. */
function widthOf({ number, unit }: Pick<MarkProps, "number" | "unit">): number {
  return number.length * DIGIT + SPACE + unit.length * (unit < "一" ? LETTER : IDEOGRAPH);
}
