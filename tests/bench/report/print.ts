import type { BenchResult, Cell, Target } from "./types.ts";

/** Prints the result of a benchmark. */
export function printResult({ title, tables, targets }: BenchResult): void {
  console.log(`\n${title}`);
  for (const { caption, rows } of tables) {
    console.log(`\n${caption}`);
    console.table(rows.map((row) => mapCells(row, writeCell)));
  }
  for (const target of targets) {
    console.log(
      `${target.figure}: ${writeFigure(target)} (${writeAim(target)}), ${verdictOf(target)}`,
    );
  }
}

export function writeCell(cell: Cell): string {
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return writeNumber(cell);
  if (cell.count === 0) return "–";
  return `${writeNumber(cell.median)} (${writeNumber(cell.low)}–${writeNumber(cell.high)})`;
}

/** Three significant digits; for large numbers every digit before the point. */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

export function writeFigure({ value, unit }: Pick<Target, "value" | "unit">): string {
  return [writeNumber(value), unit].filter(Boolean).join(" ");
}

export function writeAim({ most, least, unit }: Omit<Target, "figure" | "value">): string {
  const [sign, value = Number.NaN] = least === undefined ? ["≤", most] : ["≥", least];
  return `${sign} ${writeFigure({ value, unit })}`;
}

/** Whether a target is met, or by what share it is missed. */
export function verdictOf({
  value,
  most = Infinity,
  least = -Infinity,
}: Omit<Target, "figure">): string {
  if (Number.isNaN(value)) return "not measured";
  if (value <= most && value >= least) return "met";
  const limit = value > most ? most : least;
  return `not met, ${Math.round(Math.abs(value / limit - 1) * 100)} % off`;
}

function mapCells<T>(row: Record<string, Cell>, map: (cell: Cell) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, map(cell)]));
}
