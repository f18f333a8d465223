/** Properties of characters that matter to people who write or read Chinese. */

/** Matches Chinese characters, full-width punctuation and emoji. Authors write no spaces around these characters. */
const CHINESE = /[\p{Script=Han}\p{Emoji_Presentation}\u3000-\u303F\uFF00-\uFF65\uFFE0-\uFFE6]/u;
/** Matches punctuation that occurs in Chinese texts and in Latin texts. */
const SHARED = /[“”‘’—…·]/u;

/** Matches one line break with the spaces and tabs around it. */
const LINE_BREAK = /[ \t]*\n[ \t]*/g;

/**
 * Whether two successive lines are joined without a space. They are if the first line ends with a Chinese character and
 * the second line begins with one. Punctuation that Latin texts use as well, such as `…`, counts as Chinese if the
 * character before or after the punctuation is Chinese.
 */
export function isOneText(before: string, after: string): boolean {
  const [last = "", first = ""] = [[...before.slice(-2)].at(-1), [...after.slice(0, 2)][0]];
  if (CHINESE.test(last)) return CHINESE.test(first) || SHARED.test(first);
  if (!SHARED.test(last)) return false;
  if (!SHARED.test(first)) return CHINESE.test(first);
  const word = before.match(/[^“”‘’—…·](?=[“”‘’—…·]+$)/u)?.[0] ?? "";
  return CHINESE.test(word);
}

/** Joins lines into one line. Chinese lines are joined directly. Between all other lines, `space` is inserted. */
export function joinLines(text: string, space = " "): string {
  return text.replace(LINE_BREAK, (found, at: number) =>
    isOneText(text.slice(0, at), text.slice(at + found.length)) ? "" : space,
  );
}

/** Replaces full-width letters, digits and punctuation with their ASCII forms: `Ａ１：` becomes `A1:`. */
export function halfWidth(text: string): string {
  return /^[ -~]*$/.test(text) ? text : text.normalize("NFKC").replaceAll("。", ".");
}

/** Matches invisible characters: controls, marks of writing direction, private characters and placeholders. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\uFFFC\uFFFD]/gu;
const BLANK = /[\t\n\r]/;
const JOINER = "\u200D";
/** Matches characters that a zero width joiner may join into one emoji. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F/u;
const TAG = /[\u{E0020}-\u{E007F}]/u;

/** Matches invisible characters that the importer removes, because a search would not find a word with one of them. */
export const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/g;

/**
 * Matches characters that ordinary texts do not contain. A text without a match is not searched for invisible
 * characters, because the search takes longer than this test.
 */
const UNUSUAL =
  /[^\t\n\r -~\xA0-\xAC\xAE-\u02FF\u0370-\u052F\u2010-\u2027\u2030-\u205E\u2070-\u3163\u3165-\uD7FF\uFF01-\uFF9F\uFFE0-\uFFEF]/;

/** Finds the invisible characters that nobody types on purpose. */
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

/** Whether a text contains anything visible. */
export function hasText(text: string): boolean {
  return /[^\s\u200B\u2060\uFEFF\xAD]/.test(text);
}

/** Matches characters that look like an ordinary space (U+0020), such as a no-break space. */
export const ODD_SPACE = /[\xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/;

/** The name of a character in Unicode's notation, for example `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The few characters around an offset in a text, so that a message can quote them. Invisible ones become spaces. */
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

/** Puts a text in quotes, so that it is valid as a value in YAML. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
