import type { Token, Tokens } from "marked";
import { excerpt } from "./characters.ts";
import { saying } from "./findings.ts";
import type { Report } from "./text-findings.ts";

/** Matches the checkbox of a task, as in `- [ ] …`. The brackets may be full-width, and a space may be missing. */
const BOX = /^\s*(?:[-*+]|\d+[.)])\s+([[［][ xX\u3000]?[\]］])(?![(（[])/;
/** Matches a sign before a number, as in `>90%` or `+ 5℃`. Markdown would turn the line into a quotation or a list. */
const SIGN = /^\s{0,3}([>+]) ?(?=[=\d])/;
/** Matches a date such as `2026. 11. 27`, which Markdown would read as item 2026 of a list. */
const DATE = /^\s{0,3}((?:19|20)\d\d)\.\s+(\d{1,2})\.\s*(\d{1,2})?/;

/** Finds lines that Markdown turns into quotations or lists, although the author meant a number or a date. */
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

/** Finds lines directly below a quotation. Markdown adds such lines to the quotation, although they lack the `>`. */
function checkSwallowed(token: Token, { places, note }: Report): void {
  const line = token.raw
    .trimEnd()
    .split("\n")
    .find((each) => !/^\s*>/.test(each) && each.trim() !== "");
  if (line === undefined) return;
  note(
    places.find(token, line),
    saying("quotation-goes-on", { shown: excerpt(line.trim(), 0, 20) }),
  );
}

/** Finds checkboxes, unintended parts of quotations and lists, and list numbers that the site would change. */
export function checkList(token: Token, _: readonly Token[], report: Report): void {
  const { places, problem } = report;
  if (token.type === "blockquote") {
    checkSigns(token, report);
    checkSwallowed(token, report);
  }
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

/** Finds table rows with more cells than the table's head, because Markdown drops the surplus cells. */
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

/** Finds code blocks without an end. Also finds headings of level 1, because this level is for the page's title. */
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

/** Finds lists that were meant as a part of the list item above. They are indented, but not far enough. */
export function checkNesting(tokens: readonly Token[], { places, note }: Report): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "list" || tokens[index - 1]?.type !== "list") continue;
    const [, line] = /^ {1,3}(\S.*)/.exec(token.raw) ?? [];
    if (line === undefined) continue;
    const shown = excerpt(line, 0, 20);
    note(places.of(token), saying("list-beside", { shown }));
  }
}

/** Finds link definitions such as `[label]: /about` that no link uses, because the site would not show them. */
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
