import type { Token } from "marked";
import { excerpt } from "./characters.ts";
import { saying } from "./findings.ts";
import type { Report } from "./text-findings.ts";

/**
 * Finds lines that Markdown adds to a paragraph, although the author probably meant a heading, a list, a table or a
 * new paragraph.
 */
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

/** The line that separates the head of a Markdown table from its rows, such as `| --- | --- |`. */
function ruleOf(cells: number): string {
  return `|${" --- |".repeat(cells)}`;
}

function isTable(lines: readonly string[]): boolean {
  const isRow = (line: string) => /^\s*[|｜].*[|｜]\s*$/.test(line);
  return lines.some(isRow) || lines.filter((line) => /^\s*[|｜]/.test(line)).length > 1;
}

/** Matches a list item or quotation that is indented like the first line of a Chinese paragraph. */
const PUSHED_IN = /^(?: {4,}|[ ]*\t[ \t]*|[ \t]*[\u3000\xA0][\s]*)((?:[-*+]|\d{1,3}[.)]|>) .*)$/;

/** Matches the beginning of a line that {@link checkIndent} may report. Most texts have no match and are skipped. */
const ODD_BEGINNING = /^(?:[ \t\u3000\xA0]|[-*+\d]{1,3}[.)]?[\xA0\u3000])/m;
/** Matches a list item such as `-　甲`, whose sign is followed by a full-width space. */
const ODD_BLANK = /^\s{0,3}([-*+]|\d{1,3}[.)])[\xA0\u3000]\s*(\S.*)$/;

/** Finds signs of list items and quotations (`-`, `>`) that have no effect because of white space around the sign. */
function checkIndent(token: Token, lines: readonly string[], { places, note }: Report): boolean {
  if (!ODD_BEGINNING.test(token.raw)) return false;
  for (const line of lines) {
    const [, sign, words = ""] = ODD_BLANK.exec(line) ?? [];
    if (sign !== undefined) {
      const values = {
        shown: excerpt(line.trim(), 0, 20),
        write: excerpt(`${sign} ${words}`, 0, 20),
      };
      note(places.find(token, line), saying("list-blank", values));
      return true;
    }
    const [, write] = PUSHED_IN.exec(line) ?? [];
    if (write === undefined) continue;
    const shown = excerpt(write, 0, 20);
    note(places.find(token, line), saying("mark-pushed-in", { shown, write: shown }));
    return true;
  }
  return false;
}

/** Finds the name of a speaker below a quotation, if hyphens stand before the name instead of a dash, as in `--王明`. */
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
  if (!/^\s*[#＃·｀‘’`＞》]/.test(line)) return;
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
  // `#1` is a number and `#话题#` is a topic, so neither of them is a heading.
  else if (!/^\d|#/.test(words)) note(at, saying("hash-typed", said));
}

/** Matches the beginning of a line that is probably meant as a paragraph of its own, such as `一、` or `•`. */
const OWN_LINE =
  /^\s*(?:\d{1,3}(?:、|．|[.)）](?!\d))|[（(](?:\d{1,3}|[一二三四五六七八九十]{1,3})[)）]|[一二三四五六七八九十]{1,3}[、.．]|第[一二三四五六七八九十\d]+[条章节步]|[①-⑳⑴-⒇]|[·•●◆■▪▶►→○◇□★☆※✓✔]|(?:——?|[–－])\s|[-+*](?=[^\s\d])|[a-zA-Z](?:[)、]|\.\s)|[^\s，。；,.]{1,8}：|={3,}$)/u;
/**
 * If one of these patterns matches two successive lines, they are probably meant as separate lines. The patterns match
 * lines that begin with a label, a time, a date, a Roman number or an emoji, and lines with columns made of spaces.
 */
const ALIKE = [
  /^\s*[A-Z][\w .&’'/-]{0,24}: /,
  /^\s*\d{1,2}[:：]\d{2}(?:\s*[-–—~～至]\s*\d{1,2}[:：]\d{2})?[\s　]/,
  /^\s*\d{1,2}月\d{1,2}日[\s　：:]/,
  /^\s*(?:i{1,3}|iv|vi{0,3}|ix|x)[.)]\s/,
  /^\s*(?:\p{Extended_Pictographic}|\d\uFE0F?\u20E3)/u,
  /\S {3,}\S/,
];
/** Matches a line that has only bold text or only a picture. The line below probably begins something new. */
const COMPLETE_LINE = /^\s*(?:\*\*[^*]{4,}\*\*|!\[[^\]]*\]\([^)]*\))\s*$/;
const INDENTED = /^(?:\t| {2,}|[\u3000\xA0])/;
/** Matches the end of a Chinese sentence at the end of a line. */
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
    const isAlike = ALIKE.some((form) => form.test(line) && form.test(before));
    if (
      !isAlike &&
      !COMPLETE_LINE.test(before) &&
      !OWN_LINE.test(line) &&
      !INDENTED.test(line) &&
      !COMPLETE.test(before)
    )
      continue;
    note(at, saying("lines-together", { first: excerpt(before.trim()), second }));
    return;
  }
}
