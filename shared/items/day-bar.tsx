import type { Fact } from "../content/facts.ts";
import type { ContentItem } from "../content/types.ts";
import { amount } from "../i18n/numbers.ts";
import styles from "./day-bar.module.css";

interface DayBarProps {
  steps: readonly ContentItem[];
  /** The position of the step whose days are filled. */
  index: number;
  /**
   * The facts of the page. The number of the second fact is the number of days that the company waits. These days are
   * at the end of the step to which the fact belongs.
   */
  facts: readonly Fact[];
  className?: string | undefined;
}

/** A square for each day of a process. The squares for the days of one step are filled. */
export function DayBar({ steps, index, facts: [, ours], className = "" }: DayBarProps) {
  const step = steps[index];
  if (step?.value === undefined) return null;
  const ends = endsOf(steps);
  return (
    <span
      className={`${styles.bar} ${className}`}
      style={{
        "--days": ends.at(-1),
        "--start": ends[index - 1] ?? 0,
        "--share": step.value,
        "--ours": `${ours?.id === step.id ? (100 * amount(ours.number)) / step.value : 0}%`,
      }}
      aria-hidden="true"
    />
  );
}

/**
 * The day on which each step ends. A step begins on the day after the previous step ended. Parts of a day count as full
 * days.
 */
function endsOf(steps: readonly ContentItem[]): number[] {
  let end = 0;
  return steps.map(({ value }) => {
    if (value !== undefined) end += Math.max(1, Math.ceil(value));
    return end;
  });
}
