import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Region } from "sharp";
import { site } from "../../../shared/site.ts";

/** As worker/previews/picture.ts reads it. */
const WIDTH = 272;
const HEIGHT = 630;
const COLOURS = 176;

/** The upright part of a picture that tells most; the middle where none is named. */
const parts: Record<string, Partial<Region>> = {
  "caster-slab": { left: 640 },
  "city-network": { left: 470 },
  "coil-warehouse": { left: 790 },
  "conference-hall": { left: 500 },
  "port-cranes": { left: 560 },
  "report-still": { left: 690 },
  "robot-cell": { left: 455 },
  "server-racks": { left: 465 },
  "strip-line": { left: 800 },
};

/** Writes each picture of the site as a palette and one byte a pixel. */
export async function makePictures(media: string, target: string): Promise<void> {
  const { default: fallback, hero, sections } = site.pictures;
  for (const name of new Set([fallback, hero, ...Object.values(sections)])) {
    const picture = await readPart(join(media, `${name}-1280.webp`), parts[name]?.left);
    await writeFile(join(target, `${name}.bin`), deflateSync(picture, { level: 9 }));
  }
}

async function readPart(file: string, from?: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const part = Math.round((height * WIDTH) / HEIGHT);
  const left = Math.min(from ?? (width - part) / 2, width - part);
  const flat = await sharp(file)
    .extract({ left: Math.round(left), top: 0, width: part, height })
    .resize(WIDTH, HEIGHT)
    .png({ palette: true, effort: 10, dither: 0.6 })
    .toBuffer();
  return indexed(await sharp(flat).removeAlpha().raw().toBuffer());
}

function indexed(pixels: Buffer): Buffer {
  const colours = Array.from({ length: pixels.length / 3 }, (_, at) =>
    pixels.readUIntBE(at * 3, 3),
  );
  const kept = reduce(colours);
  const palette = Buffer.alloc(COLOURS * 3);
  kept.forEach((colour, index) => void palette.writeUIntBE(colour, index * 3, 3));
  const indexOf = new Map(colours.map((colour) => [colour, 0]));
  for (const colour of indexOf.keys()) indexOf.set(colour, kept.indexOf(nearest(colour, kept)));
  return Buffer.concat([palette, Buffer.from(colours.map((colour) => indexOf.get(colour)!))]);
}

/**
 * The encoder reduces to 256 colours and no fewer. Those give way to the text's
 * that are missed least: rare, or hardly different from another.
 */
function reduce(colours: number[]): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const loss = (colour: number) => {
    const others = [...counts.keys()].filter((other) => other !== colour);
    return counts.get(colour)! * distance(colour, nearest(colour, others));
  };
  while (counts.size > COLOURS) {
    const losses = [...counts.keys()].map((colour) => [colour, loss(colour)]);
    const [least] = losses.reduce((best, one) => (one[1] < best[1] ? one : best));
    counts.delete(least);
  }
  return [...counts.keys()];
}

function nearest(colour: number, among: number[]): number {
  return among.reduce((best, other) =>
    distance(colour, other) < distance(colour, best) ? other : best,
  );
}

function distance(one: number, other: number): number {
  const parts = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return parts.reduce((sum, part) => sum + part * part, 0);
}
