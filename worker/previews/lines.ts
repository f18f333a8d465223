import { isNarrow, isSquare, mayNotBegin, mayNotEnd } from "./characters.ts";

/** How finely the evenest lines are looked for. */
const FINENESS = 100;

/** Tells how wide a line would be. */
type Measure = (line: string) => number;

interface Column {
  width: number;
  /** How many lines there may be. */
  most: number;
  measure: Measure;
}

/** Where a text may be parted: the pieces between, a space at the end of its piece. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const part of words(text)) {
    const before = found.at(-1);
    const staysTogether = before !== undefined && !mayPart(before, part);
    if (staysTogether) found[found.length - 1] += part;
    else found.push(part);
  }
  return found;
}

/**
 * The lines of a text, as even as they can be without being more; undefined
 * where they are too many.
 */
export function breakLines(text: string, { width, most, measure }: Column): string[] | undefined {
  const parts = pieces(text);
  const fitted = (within: number, count: number) => {
    const lines = fill(parts, within, measure).map(joined);
    const fits = lines.length <= count && lines.every((line) => measure(line) <= within);
    return fits ? lines : undefined;
  };
  let best = fitted(width, most);
  // Halving finds the narrowest width that still needs no more lines.
  for (let [step, within] = [width / 2, width]; best && step > width / FINENESS; step /= 2) {
    const lines = fitted(within - step, best.length);
    if (!lines) continue;
    best = lines;
    within -= step;
  }
  return best;
}

/** As much of a text as fits, with an ellipsis for the rest. */
export function cutLines(text: string, { width, most, measure }: Column): string[] {
  // What is wider than a line has to part anywhere.
  const parts = pieces(text).flatMap((piece) =>
    measure(piece.trimEnd()) > width ? Array.from(piece) : piece,
  );
  const lines = fill(parts, width, measure);
  if (lines.length <= most) return lines.map(joined);
  const kept = lines.slice(most - 1).flat();
  while (kept.length > 1 && measure(ended(kept)) > width) kept.pop();
  return [...lines.slice(0, most - 1).map(joined), ended(kept)];
}

function ended(letters: readonly string[]): string {
  const text = letters.join("").replace(/[\p{P}\s]+$/u, "");
  return text + (/\p{Script=Han}/u.test(text) ? "…" : "...");
}

/** Lines that are as full as can be, in their pieces. */
function fill(parts: readonly string[], width: number, measure: Measure): string[][] {
  const lines: string[][] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line && measure(joined([...line, part])) <= width) line.push(part);
    else lines.push([part]);
  }
  return lines;
}

function joined(parts: readonly string[]): string {
  return parts.join("").trim();
}

function mayPart(before: string, after: string): boolean {
  const [last, first] = [before.at(-1) ?? "", after[0] ?? ""];
  if (after.startsWith(" ") || mayNotBegin(first) || mayNotEnd(last)) return false;
  // 1900家, GB/T 700 and state-of-the-art stay whole; a space or a Chinese character parts.
  const parts = (character: string) => character === " " || !isBound(character);
  return parts(last) || parts(first);
}

function isBound(character: string): boolean {
  return isNarrow(character) || /[\x21-\x7E\uE018-\uE01D]/.test(character);
}

/** Chinese words, found by the platform's dictionary, are parted only where nothing else helps. */
function words(text: string): string[] {
  const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap((word) =>
    isSquare(word[0]) && word.length > LONGEST_WORD ? Array.from(word) : word,
  );
}

const LONGEST_WORD = 4;
