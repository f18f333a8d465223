import { pinyin } from "pinyin-pro";

/** Matches a run of Chinese characters. */
const RUN = /\p{Script=Han}{2,}/gu;

/** How many characters of a title are converted. Nobody types more. */
const MOST_SYLLABLES = 8;

/** The shortest initials. Shorter ones could be words such as IT or HR. */
const FEWEST_INITIALS = 3;

/**
 * The texts by which visitors find a title by its sound. From each of its characters on, these are the syllables
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
