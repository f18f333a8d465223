import { pinyin } from "pinyin-pro";

/** Matches several Chinese characters in a row. */
const RUN = /\p{Script=Han}{2,}/gu;

/** The number of characters that are converted from each starting point. Nobody types more. */
const MOST_SYLLABLES = 8;

/** The fewest initials that are stored. Fewer could be mistaken for words such as IT or HR. */
const FEWEST_INITIALS = 3;

/**
 * The texts by which visitors find a title by its sound. For each Chinese character, they contain the syllables from
 * that character on (`rezhachanxian`) and their initials (`rzcx`). The syllables start at each character, because a
 * search matches the beginnings of words.
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
