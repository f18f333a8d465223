import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { run } from "../files/run.ts";
import { groupCharacters } from "./group-characters.ts";
import { type Glyph, packGlyphs } from "./pack-glyphs.ts";

/** As worker/previews/font.ts reads it: the file of each code point, then the kerning of two letters. */
const CODES = 0x10000;
const FIRST_LETTER = 0x20;
const LETTERS = 96;

/** Writes the glyphs in files of characters that occur together, and the index to them. */
export async function makeFont(outlines: string, texts: string, target: string): Promise<void> {
  const [kerning, ...glyphs] = await readOutlines(outlines);
  const byCode = new Map(glyphs.map((glyph) => [glyph[0], glyph]));
  const groups = await groupCharacters([...byCode.keys()], texts);
  const index = new Uint8Array(CODES + LETTERS * LETTERS);
  for (const [left, right, change] of kerning) {
    const at = CODES + (left - FIRST_LETTER) * LETTERS + right - FIRST_LETTER;
    index[at] = Math.max(-128, Math.min(127, change));
  }
  for (const [number, group] of groups.entries()) {
    // 0 says that there is no such glyph.
    for (const code of group) index[code] = number + 1;
    await write(
      target,
      `glyphs-${number + 1}.bin`,
      packGlyphs(group.map((code) => byCode.get(code)!)),
    );
  }
  await write(target, "glyphs.bin", index);
}

type Kerning = [left: number, right: number, change: number][];

async function readOutlines(script: string): Promise<[Kerning, ...Glyph[]]> {
  const text = await run("python3", [script]);
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line)) as [Kerning, ...Glyph[]];
}

async function write(target: string, name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(join(target, name), deflateSync(bytes, { level: 9 }));
}
