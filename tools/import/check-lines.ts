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
  if (ancestors.length === 0 && checkIndent(token, lines, report)) return;
  if (ancestors.at(-1)?.type === "blockquote") checkSpeaker(token, report);
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

/** A list or quotation that is pushed in by as much as an indent of a paragraph. */
const PUSHED_IN = /^(?: {4,}|[ ]*\t[ \t]*|[ \t]*[\u3000\xA0][\s]*)((?:[-*+]|\d{1,3}[.)]|>) .*)$/;

/** Marks that count at the beginning of a line only. */
function checkIndent(token: Token, lines: readonly string[], { places, note }: Report): boolean {
  for (const line of lines) {
    const [, write] = PUSHED_IN.exec(line) ?? [];
    if (write === undefined) continue;
    const shown = excerpt(write, 0, 20);
    note(places.find(token, line), saying("mark-pushed-in", { shown, write: shown }));
    return true;
  }
  return false;
}

/** `--王明` below a quotation: what says whose words they are begins with a dash of two. */
function checkSpeaker(token: Token, { places, note }: Report): void {
  const [, shown = "", name = ""] =
    /^\s*((?:-{1,3}|[－–]{1,2}|—)\s*)([\p{L}].{0,30})$/u.exec(token.raw.trim()) ?? [];
  if (!name || /^— /.test(shown)) return;
  const write = /\p{Script=Han}/u.test(name) ? `——${name}` : `— ${name}`;
  note(
    places.of(token),
    saying("speaker-dash", { shown: excerpt(token.raw.trim(), 0, 20), write }),
  );
}

const HEADING = /^[ \t\u3000\xA0]*([#＃]{1,6})[ \t\u3000\xA0]*([^#＃\s].*)$/u;
const FENCE = /^\s*(?:·{3}|｀{3}|[‘’]{3}|(?:\t| {4}|\u3000)\s*`{3})/;

function checkHeading(token: Token, line: string, { places, problem, note }: Report): void {
  if (!/[#＃·｀‘’`＞》]/.test(line)) return;
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
/** `Phone: …`, below another such line. */
const LABEL = /^\s*[A-Z][\w .&’'/-]{0,24}: /;
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
    const isLabelled = LABEL.test(line) && LABEL.test(before);
    if (!isLabelled && !OWN_LINE.test(line) && !INDENTED.test(line) && !COMPLETE.test(before))
      continue;
    note(at, saying("lines-together", { first: excerpt(before.trim()), second }));
    return;
  }
}

/** `- [ ] …`, also without a space behind it, and full-width. */
const BOX = /^\s*(?:[-*+]|\d+[.)])\s+([[［][ xX\u3000]?[\]］])(?![(（[])/;
/** A sign that counts, or a date, at the beginning of a line: `>90%`, `+ 5℃`, `2026. 11. 27`. */
const SIGN = /^\s{0,3}([>+]) ?(?=[=\d])/;
const DATE = /^\s{0,3}((?:19|20)\d\d)\.\s+(\d{1,2})\.\s*(\d{1,2})?/;

/** Marks of quotations and lists that were typed as something else. */
function checkSigns(token: Token, { places, note }: Report): void {
  const [line = ""] = token.raw.split("\n");
  const [typed = "", sign = ""] = SIGN.exec(line) ?? [];
  if (sign === "+" || (sign && typed.endsWith(">"))) {
    const write = `\\${line.trim()}`;
    note(
      places.of(token),
      saying("sign-lost", { sign, shown: excerpt(line.trim(), 0, 20), write }),
    );
  }
  const [date, year, month = "", day] = DATE.exec(line) ?? [];
  if (date === undefined) return;
  const isChinese = /\p{Script=Han}/u.test(line);
  const write = isChinese
    ? `${year}年${month}月${day ? `${day}日` : ""}`
    : [year, month, day].filter(Boolean).join("-");
  note(places.of(token), saying("date-listed", { shown: excerpt(line.trim(), 0, 20), write }));
}

/** Boxes of tasks, and numbers that would change. */
export function checkList(token: Token, _: readonly Token[], report: Report): void {
  const { places, problem } = report;
  if (token.type === "blockquote") checkSigns(token, report);
  if (token.type !== "list") return;
  const { items, ordered } = token as Tokens.List;
  for (const item of items) {
    const [, shown] = BOX.exec(item.raw) ?? [];
    if (shown !== undefined) problem(places.of(item), saying("checkbox", { shown }));
  }
  checkSigns(token, report);
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
export function checkTable(token: Token, _: readonly Token[], report: Report): void {
  const { places, problem, note } = report;
  if (token.type !== "table") return;
  const most = (token as Tokens.Table).header.length;
  for (const row of token.raw.trimEnd().split("\n").slice(2)) {
    if (most > 1 && !row.includes("|")) {
      note(places.find(token, row), saying("row-unmeant", { shown: excerpt(row.trim(), 0, 20) }));
      continue;
    }
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

/** Lists below items of another list that are not pushed in far enough to be parts of these. */
export function checkNesting(tokens: readonly Token[], { places, note }: Report): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "list" || tokens[index - 1]?.type !== "list") continue;
    const [, line] = /^ {1,3}(\S.*)/.exec(token.raw) ?? [];
    if (line === undefined) continue;
    const shown = excerpt(line, 0, 20);
    note(places.of(token), saying("list-beside", { shown }));
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
