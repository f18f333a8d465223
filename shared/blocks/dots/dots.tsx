import { amount } from "../../content/facts.ts";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./dots.module.css";

interface DotsProps {
  count: number;
  /** Dots in a row. */
  columns: number;
  /** How many of them, from the first on, glow; rounded. */
  lit?: number;
  className?: string | undefined;
}

/** As many dots as are still seen as a number; more are not drawn, whatever content counts. */
export const MAX_DOTS = {
  /** As wide as the page. */
  page: 20_000,
  /** Beside a text. */
  text: 1_000,
  /** In a card, or one of several in a row. */
  mark: 500,
  /** In a column of an opening. */
  column: 200,
} as const;

/** A number drawn as so many dots, row by row; the page states it in words too. */
export function Dots({ count, columns, lit = 0, className = "" }: DotsProps) {
  if (!(count <= MAX_DOTS.page)) return null;
  return (
    <svg
      className={`${styles.dots} ${className}`}
      viewBox={`0 0 ${columns} ${Math.ceil(count / columns)}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      <path d={rowsOf(count, columns)} />
      {lit > 0 && <path className={styles.lit} d={rowsOf(Math.round(lit), columns)} />}
    </svg>
  );
}

interface MarksProps {
  number: string;
  unit: string;
  /** What the number is a part of. */
  total?: number;
  /** Dots in a row; by default so many that there are five times as many as rows. */
  columns?: number;
}

/** A number in marks: a share as dots of a whole, a count as so many dots, or a dot for each ten or hundred; a measurement as a scale. */
export function Marks({
  number,
  unit,
  total = /%$/.test(number + unit) ? 100 : 0,
  columns,
}: MarksProps) {
  const t = useMessages();
  const value = amount(number);
  if (!total && (/^[℃度米分]$/.test(unit) || !Number.isInteger(value))) {
    return <span className={styles.scale} style={{ "--count": value }} />;
  }
  const each = 10 ** Math.max(0, Math.ceil(Math.log10((total || value) / MAX_DOTS.mark)));
  const count = Math.round((total || value) / each);
  const inFives = 5 * Math.ceil(Math.sqrt(count / 5) || 1);
  return (
    <>
      <Dots count={count} columns={columns ?? inFives} lit={value / each} />{" "}
      {each > 1 && <small>{t("dotScale", { count: each, unit })}</small>}
    </>
  );
}

/** Lines that are dashed into dots, a little longer than from the first dot to the last. */
function rowsOf(count: number, columns: number): string {
  const row = (dots: number) => `h${dots - 1}.01`;
  const rest = count % columns;
  const full = `${row(columns)}m-${columns - 1}.01 1`.repeat(Math.floor(count / columns));
  return `M.5 .5${full}${rest > 0 ? row(rest) : ""}`;
}
