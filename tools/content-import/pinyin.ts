import { pinyin } from "pinyin-pro";

/** Matches two or more Chinese characters in a row. */
const RUN = /\p{Script=Han}{2,}/gu;

/**
 * At most this many syllables are stored for each character of a title: the syllable of the character itself, and the
 * syllables of the characters after it.
 */
const MOST_SYLLABLES = 8;

/** Fewer initials than this are not stored, because two initials could be the same as a word such as IT or HR. */
const FEWEST_INITIALS = 3;

/**
 * The words by which a search in Latin letters finds a Chinese title. For 热轧产线, they are `rezhachanxian` and the
 * initials `rzcx`, then the same for 轧产线, and so on for each later character. A search matches only the beginnings
 * of words, so each character must begin a word.
 */
export function pinyinOf(title: string): string {
  const words = Array.from(title.matchAll(RUN), ([run]) => {
    const syllables = pinyin(run, { toneType: "none", type: "array", v: true });
    return syllables.flatMap((_, start) =>
      wordsFrom(syllables.slice(start, start + MOST_SYLLABLES)),
    );
  });
  return [...new Set(words.flat())].join(" ");
}

function wordsFrom(syllables: readonly string[]): string[] {
  const initials = syllables.map(([letter]) => letter).join("");
  return [syllables.join(""), ...(initials.length >= FEWEST_INITIALS ? [initials] : [])];
}
