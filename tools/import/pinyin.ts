import { pinyin } from "pinyin-pro";

/** Chinese characters one after the other. */
const RUN = /\p{Script=Han}{2,}/gu;

/** Nobody types more of a title. */
const MOST_SYLLABLES = 8;

/** Shorter initials would be taken for words such as IT or HR. */
const FEWEST_INITIALS = 3;

/**
 * What visitors type to find a title by its sound: from each of its characters on the syllables
 * (`rezhachanxian`) and their initials (`rzcx`). Search finds words by their beginning.
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
