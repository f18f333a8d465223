/** A measured quantity. `values` has one value for each round. */
export interface Figure {
  name: string;
  values: number[];
  unit: string;
  /** The aim for the median of the values: the highest and the lowest acceptable median. */
  most?: number | undefined;
  least?: number;
}

export const HEADER = "| figure | measured (middle half) | aim |\n| --- | ---: | ---: |";

/** Returns a row of a Markdown table that shows a figure. */
export function row({ name, values, unit, most, least }: Figure): string {
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => percentile(values, share));
  const isSpread = writeNumber(low) !== writeNumber(high);
  const spread = isSpread ? ` (${writeNumber(low)}–${writeNumber(high)})` : "";
  const aim = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : "";
  return `| ${name} | ${writeNumber(median)}${spread}${unit && ` ${unit}`} | ${aim} |`;
}

/** Writes a number with three significant digits. Large numbers keep all digits before the point. */
function writeNumber(value = Number.NaN): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

/**
 * The value below which the given share (0 to 1) of all values lies. Interpolates between the two nearest values.
 * Returns NaN for an empty list.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
