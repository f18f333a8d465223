import type { Token, Tokens } from "marked";
import { excerpt, halfWidth } from "./characters.ts";
import { saying } from "./findings.ts";
import { BETWEEN_DIGITS } from "./markdown-rules.ts";
import type { Report } from "./text-findings.ts";
import { childrenOf } from "./token-places.ts";

/**
 * Reports Markdown that has no effect, so that the site would show it as typed. Also reports signs that belong to the
 * text but would disappear, because Markdown reads them as formatting.
 */
export function checkMarks(token: Token, _: readonly Token[], report: Report): void {
  const children = childrenOf(token);
  if (!children.some((child) => isWords(child) || child.type === "em" || child.type === "strong")) {
    return;
  }
  // The text inside emphasis was already checked together with the text around the emphasis.
  if (token.type !== "em" && token.type !== "strong" && token.type !== "del") {
    checkPairs(token, children, report);
  }
  checkTypedLinks(token, children, report);
  for (const child of children) checkWideAddresses(child, report);
  checkAddressEnds(children, report);
  checkItalics(children, report);
  checkBackslashes(children, report);
}

/** Whether a token is plain text. `marked` also uses the type `text` for blocks in list items, which have children. */
export function isWords(token: Token): boolean {
  return token.type === "text" && childrenOf(token).length === 0;
}

const PAIRS = [
  { pair: /(?<!\*)\*{3}([^*\n]+)\*{3}(?!\*)/g, mark: "***" },
  { pair: /\*\*([^*\n]+)\*\*/g, mark: "**" },
  { pair: /~~([^~\n]+)~~/g, mark: "~~" },
  { pair: /(?<!\*)\*(?=[^\s*])([^*\n]*[^\s*])\*(?!\*)/g, mark: "*" },
];
const UNDERSCORES = /(?<!_)__(?=[^\s_])([^_\n]*[^\s_])__(?!_)/g;
/**
 * Matches a pair of underscores around Chinese text. Inside a Chinese sentence, such a pair has no effect and is shown
 * as typed. Underscores in file names do not match.
 */
const UNDERSCORE = /(?<![_\w])_(?=[^\s_])([^_\n]*\p{Script=Han}[^_\n]*)_(?![_\w]|\p{L}*\.\w)/gu;
const WIDE_MARKS = /(＊＊)(?=[^＊\s\d])[^＊\n]+＊＊|(～～)[^～\n]+～～|(｀)[^｀\n]+｀/g;
const FOOTNOTE = /\[\^[^\]\s]{1,20}\](?::.*)?/g;

/**
 * Reports pairs of marks that have no effect, such as `**` on both sides of a text. Each pair that a pattern has found
 * is replaced with spaces, so that the next patterns do not find it again.
 */
function checkPairs(token: Token, children: readonly Token[], report: Report): void {
  if (!/[*_~^＊～｀]/.test(token.raw)) return;
  const { places, problem, note } = report;
  let text = wordsOf(token, children);
  const each = (pattern: RegExp, check: (found: RegExpExecArray, at: () => number) => void) => {
    let last = 0;
    for (const found of text.matchAll(pattern)) {
      const at = () => {
        last = places.find(token, found[0], last) + 1;
        return last - 1;
      };
      check(found, at);
    }
    text = text.replace(pattern, (found) => " ".repeat(found.length));
  };
  const around = ({ index, 0: { length } }: RegExpExecArray) =>
    text.slice(Math.max(0, index - 2), index + length + 2).trim();
  let isDead = false;
  const shown = children.flatMap(shownWords).join("\n").replace(BETWEEN_DIGITS, "");
  for (const { pair, mark } of PAIRS) {
    // If the site does not show this mark anywhere, all pairs with this mark have an effect and none is reported.
    if (!shown.includes(mark)) continue;
    each(pair, (found, at) => {
      const { index, 0: whole, 1: inner = "" } = found;
      if (isPair(text.charAt(index - 1), inner, text.charAt(index + whole.length))) return;
      isDead = true;
      const write = outside(inner, mark);
      problem(at(), saying("mark-shown", { shown: around(found), mark, write }));
    });
  }
  each(UNDERSCORES, (found, at) => {
    const { index, 0: whole, 1: inner = "" } = found;
    const [before, after] = [text.charAt(index - 1), text.charAt(index + whole.length)];
    if (!/[\p{L}\p{N}]/u.test(before + after) && isPair(before, inner, after)) return;
    const write = outside(inner, "**");
    problem(at(), saying("mark-underscore", { shown: around(found), write }));
  });
  each(UNDERSCORE, (found, at) => {
    const { index, 0: whole, 1: inner = "" } = found;
    const [before, after] = [text.charAt(index - 1), text.charAt(index + whole.length)];
    if (!/[\p{L}\p{N}]/u.test(before + after) && isPair(before, inner, after)) return;
    note(at(), saying("underscore-single", { shown: whole, write: outside(inner, "*") }));
  });
  each(WIDE_MARKS, (found, at) => {
    const mark = found[1] ?? found[2] ?? found[3] ?? "";
    note(at(), saying("mark-wide", { shown: found[0], mark, write: halfWidth(found[0]) }));
  });
  each(FOOTNOTE, ([shown], at) => {
    problem(at(), saying("footnote", { shown: excerpt(shown, 0, 16) }));
  });
  if (isDead || !/\*\*|~~/.test(shown)) return;
  each(/\*\*|~~/g, (found, at) => {
    const mark = found[0];
    const write = [...mark].map((sign) => `\\${sign}`).join("");
    note(at(), saying("mark-alone", { shown: around(found), mark, write }));
  });
}

/** The parts of a token's text that are plain text, so that the site shows them exactly as they are typed. */
function shownWords(token: Token): string[] {
  return isWords(token) ? [token.raw] : childrenOf(token).flatMap(shownWords);
}

/**
 * The text as typed, except for the parts in which patterns must not find marks. Code, escapes, tags and pictures are
 * replaced with letters. Asterisks between digits are replaced with spaces.
 */
export function wordsOf(token: Token, children: readonly Token[]): string {
  let text = token.raw.replace(BETWEEN_DIGITS, (stars) => " ".repeat(stars.length));
  if (token.type === "table") text = text.replace(/\\\||\|/g, (bar) => "\n".repeat(bar.length));
  let from = 0;
  const blank = (part: Token): void => {
    const isOther = ["codespan", "escape", "html", "image"].includes(part.type);
    const at = isOther ? text.indexOf(part.raw, from) : -1;
    if (at >= 0) {
      text = text.slice(0, at) + "a".repeat(part.raw.length) + text.slice(at + part.raw.length);
      from = at + part.raw.length;
    } else childrenOf(part).forEach(blank);
  };
  children.forEach(blank);
  return text;
}

const SPACE = /^\s?$/;
const MARK = /[\p{P}\p{S}]/u;

/** Whether a pair of marks around a text has an effect, by CommonMark's rules for emphasis. */
function isPair(before: string, inner: string, after: string): boolean {
  const [first, last] = [inner.charAt(0), inner.at(-1) ?? ""];
  if (SPACE.test(first) || SPACE.test(last)) return false;
  const opens = !MARK.test(first) || SPACE.test(before) || MARK.test(before);
  const closes = !MARK.test(last) || SPACE.test(after) || MARK.test(after);
  return opens && closes;
}

/** Puts marks around a text, but leaves punctuation and white space at its ends outside: `“**重要**”`. */
export function outside(inner: string, mark: string): string {
  const [, lead = "", middle = "", trail = ""] =
    /^([\p{P}\s]*)(.*?)([\p{P}\s]*)$/su.exec(inner) ?? [];
  if (!middle) return inner;
  return `${lead.trimStart()}${mark}${middle}${mark}${trail.trimEnd()}`;
}

const ADDRESS = String.raw`(?:https?\s*[:：]|www\.|media\s*[:：]|mailto[:：]|\.{0,2}\/)`;
/** Matches text that looks like a link or a picture but is not valid Markdown for one. */
const TYPED_LINK = new RegExp(
  String.raw`[!！]?\[[^\[\]\n]*\]\([^)\n]*\)?|[!！]?[\[［【][^\[\]［］【】\n]*[\]］】]\s*[(（]\s*${ADDRESS}[^)）\n]*[)）]?`,
  "gi",
);

function checkTypedLinks(parent: Token, children: readonly Token[], report: Report): void {
  if (!/[\]］】]\s*[(（]/.test(parent.raw)) return;
  const typed = children
    .map((child) => (isWords(child) || isBare(child) ? child.raw : "\0"))
    .join("");
  let last = 0;
  for (const { 0: shown } of typed.matchAll(TYPED_LINK)) {
    const at = report.places.find(parent, shown, last);
    last = at + 1;
    const plain = halfWidth(shown.replaceAll("【", "[").replaceAll("】", "]"));
    const write = plain
      .replace(/\]\s*\(\s*/, "](")
      .replace(/\]\((.*?)\)?$/, (_, address: string) => `](${withoutBlanks(address)})`);
    report.problem(at, saying("link-typed", { shown, write }));
  }
}

/** Removes white space from an address. Inside a path, a space may be part of a file's name, so it becomes `%20`. */
function withoutBlanks(address: string): string {
  // A text in quotes after the address was meant as the link's title.
  const typed = address.trim().replace(/\s+["'“‘「].*$/, "");
  const isWeb = /^(?:https?:\/\/|\/)\S+\/\S+ \S/i.test(typed);
  return typed.replace(/\s+/g, isWeb ? "%20" : "");
}

const WIDE_ADDRESS = /(?:https?(?:[：；;]|[:：]／)|[\w.-]+＠)[\w./:：／?&=#%~+．-]+/gi;

/** Reports addresses that do not become links because they contain full-width characters. */
function checkWideAddresses(token: Token, { places, note }: Report): void {
  if (!isWords(token) || !/[：；;／＠]/.test(token.raw)) return;
  for (const [address] of token.raw.matchAll(WIDE_ADDRESS)) {
    const write = halfWidth(address).replace(/^(https?);/i, "$1:");
    note(places.find(token, address), saying("address-wide", { address, write }));
  }
}

/** Matches text that stands directly after a link and looks like the rest of the link's address. */
const REST =
  /^(?:\p{Script=Han}|[？＆＝／．：＃](?=[A-Za-z\d]))[\p{Script=Han}\w.%/?&=#+~？＆＝／．：＃-]*/u;
/**
 * Matches an address that ends with a separator such as `/`. Chinese text directly after such an address may belong to
 * the address or to the sentence.
 */
const FOLDER = /^https?:\/\/[^/]+\/.+[/=&_-]$/i;

/**
 * Reports addresses directly followed by Chinese text. Browsers show Chinese characters in addresses, so an editor may
 * have copied these characters as a part of the address.
 */
function checkAddressEnds(children: readonly Token[], { places, note }: Report): void {
  for (const [index, child] of children.entries()) {
    if (!isBare(child)) continue;
    const [rest] = REST.exec(children[index + 1]?.raw ?? "") ?? [];
    if (rest === undefined || (/^\p{Script=Han}/u.test(rest) && !FOLDER.test(child.raw))) continue;
    const write = `[…](${child.raw}${halfWidth(rest)})`;
    note(places.of(child), saying("address-ends", { address: child.raw, rest, write }));
  }
}

/** Whether a link was typed as a bare address, without Markdown. */
function isBare(token: Token): boolean {
  return token.type === "link" && token.raw === (token as Tokens.Link).text;
}

/**
 * Reports asterisks inside a word, as in `长*宽*高`. Markdown would show `宽` in italics, but the author more often
 * means the asterisks as signs of multiplication.
 */
function checkItalics(children: readonly Token[], { places, note }: Report): void {
  for (const [index, child] of children.entries()) {
    if (child.type !== "em" || !child.raw.startsWith("*")) continue;
    const before = children[index - 1]?.raw.at(-1) ?? "";
    const after = children[index + 1]?.raw.at(0) ?? "";
    const isWithin = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    // In `*ST甲与*ST乙`, each asterisk begins the name of a listed company.
    const isRepeated = /^[\p{L}\p{N}]/u.test(after) && beginsAlike(child, children[index + 1]);
    if (!isWithin && !isRepeated) continue;
    note(places.of(child), saying("star-italic", { shown: before + child.raw + after }));
  }
}

function beginsAlike(token: Token, next: Token | undefined): boolean {
  const beginning = token.raw.slice(1, 3);
  return beginning.length === 2 && next?.raw.startsWith(beginning) === true;
}

/** Reports backslashes that Markdown would remove as escapes, although the author meant them, as in Windows paths. */
function checkBackslashes(children: readonly Token[], { places, note }: Report): void {
  for (const [index, child] of children.entries()) {
    if (child.type !== "escape") continue;
    const before = children[index - 1]?.raw ?? "";
    const after = children[index + 1]?.raw ?? "";
    const isPath =
      /(?<![A-Za-z])[A-Za-z]:[^\s/]*$/.test(before) || (child.raw === "\\\\" && /^\w/.test(after));
    if (!isPath && !/[,/:;=?%&]/.test(child.raw)) continue;
    const shown = `${before.slice(-4)}${child.raw}${after.slice(0, 6)}`;
    const write = `${before.slice(-4)}\\${child.raw === "\\\\" ? "\\\\\\" : `\\${child.raw.slice(1)}`}${after.slice(0, 6)}`;
    note(places.of(child), saying("backslash-lost", { shown, write }));
  }
}
