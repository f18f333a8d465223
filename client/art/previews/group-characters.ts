import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Characters that nearly every title needs some of. */
const COMMON_HAN = 700;
const GROUP_SIZES = { first: 192, second: 256, others: 512 };

/** Rows of GB 2312: the everyday characters, by sound, and the rarer ones, by radical. */
const FIRST_LEVEL = [0xb0, 0xd7];
const SECOND_LEVEL = [0xd8, 0xf7];

/**
 * Code points by file: one with what most titles need, and then those that are
 * about as frequent together, so that a title needs few files.
 */
export async function groupCharacters(
  codes: readonly number[],
  texts: string,
): Promise<number[][]> {
  const there = new Set(codes);
  const take = (wanted: readonly number[]) => wanted.filter((code) => there.delete(code));
  const signs = codes.filter(isUsualSign);
  const common = take([...signs, ...(await mostFrequent(texts)).slice(0, COMMON_HAN)]);
  return [
    common,
    ...inGroups(take(rows(FIRST_LEVEL)), GROUP_SIZES.first),
    ...inGroups(take(rows(SECOND_LEVEL)), GROUP_SIZES.second),
    ...inGroups(take(codes), GROUP_SIZES.others),
  ].map((group) => group.toSorted((a, b) => a - b));
}

/** What titles are likely to have besides Han: Latin, punctuation, signs, what is drawn for a missing glyph. */
const USUAL_SIGNS = [
  [0x20, 0x17f],
  [0x2010, 0x21ff],
  [0x2460, 0x247f],
  [0x25a0, 0x25cf],
  [0x3000, 0x301f],
  [0xe000, 0xefff],
  [0xff00, 0xff5f],
];

function isUsualSign(code: number): boolean {
  return USUAL_SIGNS.some(([first, last]) => code >= first && code <= last);
}

/** As the site's own content uses them. */
async function mostFrequent(folder: string): Promise<number[]> {
  const counts = new Map<number, number>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = await readFile(join(entry.parentPath, entry.name), "utf8");
    for (const [letter] of text.matchAll(/\p{Script=Han}/gu)) {
      const code = letter.codePointAt(0)!;
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([code]) => code);
}

function rows([first, last]: number[]): number[] {
  const decoder = new TextDecoder("gb18030");
  const codes: number[] = [];
  for (let row = first; row <= last; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      codes.push(decoder.decode(Uint8Array.of(row, cell)).codePointAt(0)!);
    }
  }
  return codes;
}

function inGroups(codes: number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(codes.length / size) }, (_, index) =>
    codes.slice(index * size, (index + 1) * size),
  );
}
