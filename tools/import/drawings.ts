import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImageFacts } from "../../shared/content/types.ts";

/** Sizes of the site's own SVG files by address. */
export type Drawings = ReadonlyMap<string, Pick<ImageFacts, "width" | "height">>;

const DRAWING = /^\/media\/.*\.svg$/;
const VIEW_BOX = /\bviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/;

/** The sizes that SVG files have by their view box; those without one are left out. */
export async function readDrawings(folder: string, addresses: Iterable<string>): Promise<Drawings> {
  const drawings = [...addresses].filter((address) => DRAWING.test(address));
  const sizes = drawings.map(async (address) => {
    const [, width, height] = VIEW_BOX.exec(await readFile(join(folder, address), "utf8")) ?? [];
    const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
    return size.width > 0 && size.height > 0 ? [[address, size] as const] : [];
  });
  return new Map((await Promise.all(sizes)).flat());
}
