import type { BenchResult, Cell, Target } from "./result.ts";

/** What a benchmark has found, on the console. */
export function printResult({ title, tables, targets, notes = [] }: BenchResult): void {
  console.log(`\n${title}`);
  for (const { caption, rows } of tables) {
    console.log(`\n${caption}`);
    console.table(rows.map((row) => mapCells(row, writeCell)));
  }
  for (const note of notes) console.log(note);
  for (const target of targets) console.log(`${target.figure}: ${writeTarget(target)}`);
}

export function writeCell(cell: Cell): string {
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return writeNumber(cell);
  if (cell.count === 0) return "–";
  return `${writeNumber(cell.median)} (${writeNumber(cell.low)}–${writeNumber(cell.high)})`;
}

/** Three digits say all that a measurement knows; of large numbers every digit before the point. */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

/** The figure beside what it should be, and by how much they differ. */
export function writeTarget({ value, most, unit }: Target): string {
  const figure = [writeNumber(value), unit].filter(Boolean).join(" ");
  return `${figure}, ${verdictOf({ value, most, unit })}`;
}

export function verdictOf({ value, most, unit }: Omit<Target, "figure">): string {
  const limit = `at most ${[writeNumber(most), unit].filter(Boolean).join(" ")}`;
  if (Number.isNaN(value)) return `not measured (${limit})`;
  if (value <= most) return `met (${limit})`;
  const excess = [writeNumber(value - most), unit].filter(Boolean).join(" ");
  const share = most > 0 ? `, ${Math.round((value / most - 1) * 100)} %` : "";
  return `not met by ${excess}${share} (${limit})`;
}

function mapCells<T>(row: Record<string, Cell>, map: (cell: Cell) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, map(cell)]));
}
