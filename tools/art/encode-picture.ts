import sharp from "sharp";
import { tint } from "../../shared/brand/art.ts";
import { site } from "../../shared/brand/site.ts";
import { isUncropped, PHONE, widthsOf } from "./picture-sizes.ts";

/** A point of a picture, in per cent from the left and from the top. */
export type Point = [x: number, y: number];

/** The entry of a picture in shared/brand/media.json: its size in pixels, the widths of its files, and its colours. */
export interface Picture {
  width: number;
  height: number;
  widths: number[];
  focal?: Point;
  color: string;
  placeholder: string;
}

/** The greatest size, in bytes, of the file that phones load for a picture at the top of a page. */
const PHONE_BUDGET = { avif: 13_000, webp: 22_000 };

export const WIDE = 16 / 9;
/**
 * A focal point is only stored if it is more than this many per cent from the middle. A point near the middle would
 * hardly change how pages crop the picture.
 */
const NEAR_MIDDLE = 8;
export const UPRIGHT = 3 / 4;

// The greatest size, in bytes, of a picture's widest file. Narrower files have lower limits.
const budgetOf = (name: string): number => (name === site.pictures.home ? 120_000 : 60_000);

async function encode(
  source: Buffer,
  width: number,
  format: "avif" | "webp",
  limit: number,
): Promise<Buffer> {
  const { width: have = width } = await sharp(source).metadata();
  const picture = sharp(source).resize({ width, kernel: "lanczos3" });
  // Scaling blurs a picture slightly, so a scaled picture is sharpened afterwards.
  const sized = have === width ? picture : picture.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 });
  const pixels = await sized.png({ compressionLevel: 1 }).toBuffer();
  let best: Buffer | undefined;
  // A binary search finds the best quality whose file is small enough. It tries only multiples of three, because nobody
  // sees smaller differences and encoding an AVIF takes long.
  let low = 3;
  let high = format === "avif" ? 23 : 29;
  while (low <= high) {
    const step = (low + high) >> 1;
    const quality = step * 3;
    const image = sharp(pixels);
    const bytes = await (format === "avif"
      ? image.avif({ quality, effort: 4, chromaSubsampling: "4:4:4" })
      : image.webp({ quality, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= limit) {
      best = bytes;
      low = step + 1;
    } else {
      high = step - 1;
    }
  }
  if (!best)
    throw new Error(
      `a picture has more than ${limit} bytes as ${format} with a width of ${width} px, even at the lowest quality: use a picture with fewer details`,
    );
  return best;
}

/** A dark colour, as bright as the picture's shadows. It fills the picture's place until the picture has loaded. */
async function darkTone(source: Buffer): Promise<string> {
  const { data } = await sharp(source)
    .resize(64, 36, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: { light: number }[] = [];
  for (let i = 0; i < data.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    pixels.push({ light: 0.2126 * red + 0.7152 * green + 0.0722 * blue });
  }
  pixels.sort((a, b) => a.light - b.light);
  const dark = pixels.slice(Math.floor(pixels.length * 0.1), Math.floor(pixels.length * 0.5));
  const mean = dark.reduce((sum, { light }) => sum + light, 0) / dark.length;
  // The colour gets the hue of the tint and the mean brightness of the shadows.
  const tinted = tint.map((part) => Math.min(255, Math.round(mean * part)));
  return `#${tinted.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** A tiny grey version of the picture, shown until the picture has loaded. In colour, it would look like a defect. */
async function placeholder(source: Buffer): Promise<string> {
  const tiny = await sharp(source)
    .resize(16, 12, { fit: "inside" })
    .blur(0.6)
    .greyscale()
    .png()
    .toBuffer();
  for (let quality = 50; quality >= 0; quality -= 5) {
    const bytes = await sharp(tiny).webp({ quality, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString("base64")}`;
    if (uri.length < 200) return uri;
  }
  throw new Error("a placeholder has more than 200 bytes, even at the lowest quality");
}

/** A picture, and the point that must stay visible when the picture is cropped. */
export interface Source {
  image: Buffer;
  focal?: Point;
}

/** Crops a picture to a shape (width divided by height), as large as possible and around the focal point. */
export async function crop({ image, focal = [50, 50] }: Source, shape: number): Promise<Source> {
  const { width, height } = await sharp(image).metadata();
  const [across, down] = [
    Math.min(width, Math.round(height * shape)),
    Math.min(height, Math.round(width / shape)),
  ];
  const begin = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (whole * at) / 100 - part / 2)));
  const [left, top] = [begin(width, across, focal[0]), begin(height, down, focal[1])];
  const share = (whole: number, part: number, start: number, at: number) =>
    Math.round((((whole * at) / 100 - start) / part) * 100);
  return {
    image: await sharp(image).extract({ left, top, width: across, height: down }).png().toBuffer(),
    focal: [share(width, across, left, focal[0]), share(height, down, top, focal[1])],
  };
}

/** Encodes a picture in each width, as AVIF and as WebP. Returns a map from file names to files. */
export async function sizesOf(
  name: string,
  image: Buffer,
  widths: readonly number[],
  isWanted: (file: string) => boolean = () => true,
): Promise<Map<string, Buffer>> {
  const largest = Math.max(...widths);
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const share = Math.round(budgetOf(name) * (width / largest) ** 1.1);
    for (const format of ["avif", "webp"] as const) {
      const file = `${name}-${width}.${format}`;
      if (!isWanted(file)) continue;
      const limit = width === PHONE ? PHONE_BUDGET[format] : share;
      files.set(file, await encode(image, width, format, limit));
    }
  }
  return files;
}

/** Makes all files of a picture, and its entry for shared/brand/media.json. */
export async function makePicture(
  name: string,
  { image, focal }: Source,
): Promise<{ files: Map<string, Buffer>; facts: Picture }> {
  const { width: have, height: tall } = await sharp(image).metadata();
  const widths = widthsOf(name, have);
  const largest = Math.max(...widths);
  const facts = {
    width: largest,
    height: Math.round((largest * tall) / have),
    widths,
    ...(focal?.some((share) => Math.abs(share - 50) > NEAR_MIDDLE) && { focal }),
    color: await darkTone(image),
    placeholder: await placeholder(image),
  };
  return { files: await sizesOf(name, image, widths), facts };
}

/**
 * Crops a picture to 16:9, because pages show pictures in this shape and the originals are taller. Covers and portraits
 * are not cropped.
 */
export function shapedFor(name: string, source: Source): Promise<Source> | Source {
  return isUncropped(name) ? source : crop(source, WIDE);
}

/** The text of a JSON file such as media.json, with the pictures sorted by name. */
export function manifestOf(pictures: Iterable<[string, object]>): string {
  const sorted = [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
