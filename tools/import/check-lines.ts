import type { Token, Tokens } from "marked";
import { excerpt } from "./characters.ts";
import { saying } from "./findings.ts";
import type { Report } from "./text-findings.ts";

/** Lines of a paragraph that its author meant to be something else: headings, lists, tables, paragraphs. */
export function checkLines(token: Token, ancestors: readonly Token[], report: Report): void {
  const isParagraph = token.type === "paragraph" || (token.type === "text" && hasTokens(token));
  if (!isParagraph) return;
  const lines = token.raw.split("\n").filter((line) => line.trim() !== "");
  const shown = token.tokens ?? [];
  for (const line of lines) checkHeading(token, line, report);
  if (isTable(lines)) {
    const cells = lines[0]?.split(/[|｜]/).filter((cell) => cell.trim()).length ?? 1;
    report.problem(report.places.of(token), saying("table-typed", { write: ruleOf(cells) }));
    return;
  }
  const tabbed = lines.find((line) => /\S\t+\S/.test(line) && !OWN_LINE.test(line));
  if (tabbed !== undefined) {
    const cells = tabbed.trim().split(/\t/);
    const write = `| ${cells.join(" | ")} |`;
    const values = { shown: excerpt(tabbed.replaceAll("\t", " "), 0, 20), write };
    const at = report.places.find(token, tabbed);
    report.note(at, saying("tabs-pasted", { ...values, rule: ruleOf(cells.length) }));
    return;
  }
  if (shown.length > 0) checkBreaks(token, lines, ancestors, report);
}

function hasTokens(token: Token): boolean {
  return "tokens" in token && token.tokens !== undefined;
}

/** Line below the head of a table. */
function ruleOf(cells: number): string {
  return `|${" --- |".repeat(cells)}`;
}

function isTable(lines: readonly string[]): boolean {
  const isRow = (line: string) => /^\s*[|｜].*[|｜]\s*$/.test(line);
  return lines.some(isRow) || lines.filter((line) => /^\s*[|｜]/.test(line)).length > 1;
}

const HEADING = /^[ \t\u3000\xA0]*([#＃]{1,6})[ \t\u3000\xA0]*([^#＃\s].*)$/u;
const FENCE = /^\s*(?:·{3}|｀{3})/;

function checkHeading(token: Token, line: string, { places, problem, note }: Report): void {
  if (!/[#＃·｀＞》]/.test(line)) return;
  const at = places.find(token, line);
  const [, wide = "", quotation = ""] = /^\s*([＞》])\s*(\S.*)$/.exec(line) ?? [];
  if (wide) {
    const write = `> ${quotation}`;
    note(at, saying("mark-wide", { shown: excerpt(line.trim()), mark: wide, write }));
  }
  if (FENCE.test(line)) problem(at, saying("code-typed", { shown: line.trim() }));
  const [, marks = "", words = ""] = HEADING.exec(line) ?? [];
  if (!marks) return;
  const level = "#".repeat(Math.max(2, marks.length));
  const said = { shown: excerpt(line.trim(), 0, 20), write: `${level} ${words.trim()}` };
  if (marks.length > 1 || marks === "＃") problem(at, saying("heading-typed", said));
  // `#1` is a number, `#话题#` a topic.
  else if (!/^\d|#/.test(words)) note(at, saying("hash-typed", said));
}

/** How lines begin that their author meant to stand on their own. */
const OWN_LINE =
  /^\s*(?:\d{1,3}(?:、|．|[.)）](?!\d))|[（(](?:\d{1,3}|[一二三四五六七八九十]{1,3})[)）]|[一二三四五六七八九十]{1,3}[、.．]|第[一二三四五六七八九十\d]+[条章节步]|[①-⑳⑴-⒇]|[·•●◆■▪▶►→○◇□★☆※✓✔]|(?:——?|[–－])\s|[-+*](?=[^\s\d])|[a-zA-Z](?:[)、]|\.\s)|[^\s，。；,.]{1,8}：|={3,}$)/u;
const INDENTED = /^(?:\t| {2,}|[\u3000\xA0])/;
/** A Chinese sentence is complete. */
const COMPLETE = /[。！？][”’」』）]*$/;
const SPEAKER = /^\s*(?:——|— )/;

function checkBreaks(
  token: Token,
  lines: readonly string[],
  ancestors: readonly Token[],
  { places, note }: Report,
): void {
  const isQuotation = ancestors.some(({ type }) => type === "blockquote");
  for (const [index, line] of lines.slice(1).entries()) {
    const before = lines[index] ?? "";
    if (/(?: {2}|\\)$/.test(before)) continue;
    const at = places.find(token, line);
    const second = excerpt(line.trim());
    if (isQuotation && SPEAKER.test(line)) {
      note(at, saying("speaker-together", { second }));
      return;
    }
    if (!OWN_LINE.test(line) && !INDENTED.test(line) && !COMPLETE.test(before)) continue;
    note(at, saying("lines-together", { first: excerpt(before.trim()), second }));
    return;
  }
}

/** Boxes of tasks, and numbers that would change. */
export function checkList(token: Token, _: readonly Token[], { places, problem }: Report): void {
  if (token.type !== "list") return;
  const { items, ordered } = token as Tokens.List;
  for (const item of items.filter(({ task }) => task)) {
    const [shown = "[ ]"] = /\[[ xX]\]/.exec(item.raw) ?? [];
    problem(places.of(item), saying("checkbox", { shown }));
  }
  if (!ordered) return;
  const numbers = items.map(({ raw }) => Number(/^\s*(\d+)/.exec(raw)?.[1]));
  const [first = 1] = numbers;
  if (numbers.every((number) => number === first)) return;
  const index = numbers.findIndex((number, place) => number !== first + place);
  const item = items[index];
  if (!item) return;
  const given = numbers[index] ?? 0;
  problem(places.of(item), saying("number-changed", { given, shown: first + index }));
}

/** Cells beyond those of the head. */
export function checkTable(token: Token, _: readonly Token[], { places, problem }: Report): void {
  if (token.type !== "table") return;
  const most = (token as Tokens.Table).header.length;
  for (const row of token.raw.split("\n").slice(2)) {
    const cells = row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, "")
      .split(/(?<!\\)\|/);
    const shown = cells.slice(most).join(" ").trim();
    if (shown === "") continue;
    const values = { count: cells.length, most, shown: excerpt(shown, 0, 20) };
    problem(places.find(token, row), saying("cells-lost", values));
  }
}

/** Code that never ends, headings of the page's own level, definitions that nothing uses. */
export function checkBlocks(token: Token, _: readonly Token[], { places, problem }: Report): void {
  if (token.type === "heading" && token.depth === 1) {
    const write = `## ${token.text}`;
    problem(places.of(token), saying("heading-level", { write }));
  }
  if (token.type !== "code") return;
  const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(token.raw) ?? [];
  const [last = ""] = token.raw.trimEnd().split("\n").slice(1).slice(-1);
  if (mark && !last.trim().startsWith(mark)) {
    problem(places.of(token), saying("code-open", { mark }));
  }
}

/** What defines a link that no text has. */
export function checkDefinitions(
  tokens: readonly Token[],
  used: ReadonlySet<string>,
  report: Report,
) {
  for (const token of tokens) {
    if (token.type !== "def" || used.has(token.href)) continue;
    const shown = excerpt(token.raw.trim(), 0, 20);
    const write = `[${token.tag}](${token.href})`;
    report.problem(report.places.of(token), saying("line-lost", { shown, write }));
  }
}
