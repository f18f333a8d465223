import type { Environment } from "./environment.ts";
import { verdictOf, writeAim, writeCell, writeFigure } from "./print.ts";
import type { StoredResult, Table, Target } from "./types.ts";

export interface Report {
  environment: Environment;
  results: StoredResult[];
  /** Benchmarks that have failed. */
  missing: string[];
}

/** The report as Markdown: figures and targets first, then every measurement. */
export function writeMarkdown({ environment, results, missing }: Report): string {
  const { date, machine, versions } = environment;
  return [
    "# Speed",
    `\`npm run bench\` has written this page on ${date.slice(0, 10)}. It measures the built worker at the settings that wrangler.toml has, both locales on, but for those that a section names. Ratios are between figures of one run, measured in turn, medians of all rounds; times are those of this machine and of what else it did.`,
    listOf({ ...machine, ...versions, build: buildsOf(results) }),
    ...missing.map((name) => `**Failed:** ${name} has no result.`),
    "## Figures to reach",
    tableOfTargets(results.flatMap(({ targets }) => targets)),
    ...results.map(sectionOf),
  ]
    .join("\n\n")
    .concat("\n");
}

/** More than one commit if parts of the report were measured separately. */
function buildsOf(results: StoredResult[]): string {
  return [...new Set(results.flatMap(({ commit }) => commit ?? []))].join("; ");
}

function sectionOf({ title, how, tables }: StoredResult): string {
  return [`## ${title}`, how, ...tables.map(sectionOfTable)].join("\n\n");
}

function sectionOfTable({ caption, rows }: Table): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => names.map((name) => writeCell(row[name] ?? "")));
  return `${caption}\n\n${table(names, lines)}`;
}

function tableOfTargets(targets: Target[]): string {
  const lines = targets.map((target) => [
    target.figure,
    writeFigure(target),
    writeAim(target),
    verdictOf(target),
  ]);
  return table(["figure", "measured", "aim", ""], lines);
}

function table(names: string[], lines: string[][]): string {
  const rule = names.map((_, index) => (index === 0 ? "---" : "---:"));
  return [names, rule, ...lines]
    .map((cells) => `| ${cells.map(escapeCell).join(" | ")} |`)
    .join("\n");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function listOf(facts: Record<string, string>): string {
  return Object.entries(facts)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join("\n");
}
