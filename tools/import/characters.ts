/** What characters are to somebody who reads or types Chinese. */

/** Chinese characters, full-width marks and emoji, whose glyphs need no space around them. */
const CHINESE = /[\p{Script=Han}\p{Emoji_Presentation}\u3000-\u303F\uFF00-\uFF65\uFFE0-\uFFE6]/u;
/** Marks that Chinese and Latin text share. */
const SHARED = /[“”‘’—…·]/u;

/** White space, with one line break at most. */
const LINE_BREAK = /[ \t]*\n[ \t]*/g;

/** Whether the words before and after a line break are one text without a space. */
export function isOneText(before: string, after: string): boolean {
  const [last = "", first = ""] = [[...before.slice(-2)].at(-1), [...after.slice(0, 2)][0]];
  if (CHINESE.test(last)) return CHINESE.test(first) || SHARED.test(first);
  if (!SHARED.test(last)) return false;
  if (!SHARED.test(first)) return CHINESE.test(first);
  const word = before.match(/[^“”‘’—…·](?=[“”‘’—…·]+$)/u)?.[0] ?? "";
  return CHINESE.test(word);
}

/** Lines as one text: with nothing between Chinese ones, and a space between others. */
export function joinLines(text: string, space = " "): string {
  return text.replace(LINE_BREAK, (found, at: number) =>
    isOneText(text.slice(0, at), text.slice(at + found.length)) ? "" : space,
  );
}

/** Marks, letters and digits as they are on a keyboard without Chinese input. */
export function halfWidth(text: string): string {
  return /^[ -~]*$/.test(text) ? text : text.normalize("NFKC").replaceAll("。", ".");
}

/** Matches controls, marks of direction, private characters, and characters that stand for nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\uFFFC\uFFFD]/gu;
const BLANK = /[\t\n\r]/;
const JOINER = "\u200D";
/** What the zero width joiner joins in emoji, and what flags consist of. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F/u;
const TAG = /[\u{E0020}-\u{E007F}]/u;

/** Invisible characters that only prevent a text from being found, and may be removed. */
export const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/g;

/** Characters besides Latin, Greek, Cyrillic, Chinese and their marks: looking at these first saves time. */
const UNUSUAL =
  /[^\t\n\r -~\xA0-\xAC\xAE-\u02FF\u0370-\u052F\u2010-\u2027\u2030-\u205E\u2070-\u3163\u3165-\uD7FF\uFF01-\uFF9F\uFFE0-\uFFEF]/;

/** The places of a text's characters that nobody sees and nobody types. */
export function invisibleIn(text: string): { at: number; character: string }[] {
  if (!UNUSUAL.test(text)) return [];
  return Array.from(text.matchAll(INVISIBLE), ({ index: at, 0: character }) => ({ at, character }))
    .filter(({ character }) => !BLANK.test(character) && !TAG.test(character))
    .filter(({ at, character }) => character !== JOINER || !joinsEmoji(text, at));
}

function joinsEmoji(text: string, at: number): boolean {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? "";
  const [after = ""] = text.slice(at + 1, at + 3);
  return EMOJI.test(before) && EMOJI.test(after);
}

/** Whether there is anything to see. */
export function hasText(text: string): boolean {
  return /[^\s\u200B\u2060\uFEFF\xAD]/.test(text);
}

/** Blanks other than the space, which pass for it. */
export const ODD_SPACE = /[\xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/;

/** `U+200B` */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A few characters around a place, for a message, without what can't be seen. */
export function excerpt(text: string, at = 0, most = 12): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n", 1)[0] ?? "";
  const inLine = at - (text.lastIndexOf("\n", at - 1) + 1);
  const from = Math.max(0, inLine - Math.floor(most / 2));
  const cut = line
    .slice(from, from + most)
    .replace(INVISIBLE, " ")
    .trim()
    .toWellFormed();
  return `${cut}${line.length > from + most ? "…" : ""}`;
}

/** A text in quotes as it may stand behind a colon. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
