// Turns the developed renders into the site's pictures, and the mark into its icons.
// Usage: npx node tools/art/export.ts [name …] [--focal 40,55]   (no name: everything)

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { icon, tint } from "../../shared/brand/art.ts";
import { site } from "../../shared/brand/site.ts";
import { markShapes } from "./files/mark.ts";
import { isUncropped, PHONE, TALL, talls, widthsOf, withMissingWidths } from "./picture-sizes.ts";

type Point = [x: number, y: number];

interface Picture {
  width: number;
  height: number;
  widths: number[];
  focal?: Point;
  color: string;
  placeholder: string;
}

const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { focal: { type: "string" } },
});
const given = readFocal(values.focal);
if (given && requested.length !== 1) throw new Error("--focal is that of one picture: name it");

const art = dirname(fileURLToPath(import.meta.url));
const root = join(art, "..", "..");
const RENDERS = join(art, "renders");
const media = join(root, "client", "public", "media");
const manifest = join(root, "shared", "brand", "media.json");
/** Those that the code itself names: browsers load their facts, content brings the others' along. */
const siteManifest = join(root, "shared", "brand", "pictures.json");
const { home, sections, openings, fields } = site.pictures;
const sitePictures = new Set<string>([
  home,
  ...[sections, openings, fields].flatMap((group) => Object.values(group)),
]);

const PHONE_BUDGET = { avif: 13_000, webp: 22_000 };

const WIDE = 16 / 9;
/** Per cent: a focal point as near to the middle is left out, since no crop would differ to the eye. */
const NEAR_MIDDLE = 8;
const UPRIGHT = 3 / 4;

// Bytes allowed at the largest width; smaller widths get their share by area.
const budgetOf = (name: string): number => (name === home ? 120_000 : 60_000);

async function encode(
  source: Buffer,
  width: number,
  format: "avif" | "webp",
  limit: number,
): Promise<Buffer> {
  const { width: have = width } = await sharp(source).metadata();
  const picture = sharp(source).resize({ width, kernel: "lanczos3" });
  // A shrunk or enlarged render is a little soft; a stand-in or an exact size needs nothing.
  const sized = have === width ? picture : picture.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 });
  const pixels = await sized.png({ compressionLevel: 1 }).toBuffer();
  let best: Buffer | undefined;
  // In steps of three: finer is not seen, and AVIF is slow to try.
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
  if (!best) throw new Error(`${format} at ${width} px does not fit ${limit} bytes`);
  return best;
}

/** The dark tone most of the picture's shadows share, for the box before the picture arrives. */
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
  // As light as the picture, whatever its colours.
  const tinted = tint.map((part) => Math.min(255, Math.round(mean * part)));
  return `#${tinted.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** A few grey pixels: a tint would be seen as a fault before the picture comes. */
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
  throw new Error("placeholder does not fit 200 bytes");
}

/** What a picture is exported from. */
interface Source {
  image: Buffer;
  focal?: Point;
}

/** A render, or any other picture of that name in the folder: a photograph, say. */
function renderOf(name: string): string {
  const files = ["png", "jpg", "jpeg", "webp", "tif"].map((end) => join(RENDERS, `${name}.${end}`));
  return files.find((file) => existsSync(file)) ?? join(RENDERS, `${name}.png`);
}

/** The render with its focal point; where it is gone, the largest file that was exported. */
async function sourceOf(name: string): Promise<Source> {
  const render = renderOf(name);
  if (!existsSync(render)) {
    const { width, focal = given } = known[name] ?? {};
    const file = join(media, `${name}-${width}.webp`);
    if (!existsSync(file)) throw new Error(`${name} is neither rendered nor exported`);
    return { image: await readFile(file), ...(focal && { focal }) };
  }
  const passes = join(art, "renders", "raw", `${name}.json`);
  const rendered = existsSync(passes) ? JSON.parse(await readFile(passes, "utf8")) : {};
  const focal = given ?? rendered.focal;
  return { image: await readFile(render), ...(focal && { focal }) };
}

/** The largest part of that shape around the focal point. */
async function crop({ image, focal = [50, 50] }: Source, shape: number): Promise<Source> {
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

/** A scene is rendered once, higher than wide pages show it; a cover and a portrait are shown whole. */
async function shaped(name: string): Promise<Source> {
  if (name.endsWith(TALL)) return crop(await sourceOf(name.slice(0, -TALL.length)), UPRIGHT);
  const source = await sourceOf(name);
  return isUncropped(name) ? source : crop(source, WIDE);
}

async function exportPicture(name: string): Promise<Picture> {
  const facts = known[name];
  const hasRender = existsSync(renderOf(name.replace(TALL, "")));
  return facts && !hasRender ? completePicture(name, facts) : makePicture(name);
}

/** What was made from the render is better than what its export would give: only missing sizes are made. */
async function completePicture(name: string, facts: Picture): Promise<Picture> {
  const complete = withMissingWidths(name, facts);
  const image = await readFile(join(media, `${name}-${facts.width}.webp`));
  await writeSizes(name, image, complete.widths, (file) => !existsSync(file));
  return complete;
}

async function makePicture(name: string): Promise<Picture> {
  const { image, focal } = await shaped(name);
  const { width: have, height: tall } = await sharp(image).metadata();
  const widths = widthsOf(name, have);
  const largest = Math.max(...widths);
  await writeSizes(name, image, widths);
  return {
    width: largest,
    height: Math.round((largest * tall) / have),
    widths,
    ...(focal?.some((share) => Math.abs(share - 50) > NEAR_MIDDLE) && { focal }),
    color: await darkTone(image),
    placeholder: await placeholder(image),
  };
}

async function writeSizes(
  name: string,
  image: Buffer,
  widths: number[],
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  const largest = Math.max(...widths);
  for (const width of widths) {
    const share = Math.round(budgetOf(name) * (width / largest) ** 1.1);
    for (const format of ["avif", "webp"] as const) {
      const file = join(media, `${name}-${width}.${format}`);
      if (!isWanted(file)) continue;
      const limit = width === PHONE ? PHONE_BUDGET[format] : share;
      await writeFile(file, await encode(image, width, format, limit));
    }
  }
}

/** An .ico holding one PNG, which every current browser reads. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

async function exportMark(): Promise<void> {
  const shapes = markShapes(icon.ink, icon.accent);
  const badge = (radius: number, scale: number): string => {
    const shift = (32 - 32 * scale) / 2;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
  <rect width="32" height="32" rx="${radius}" fill="${icon.ground}"/>
  <g transform="translate(${shift} ${shift}) scale(${scale})">
  ${shapes}
  </g>
</svg>
`;
  };
  const open = join(root, "client", "public");
  await mkdir(join(open, "icons"), { recursive: true });
  const plain = badge(6, 0.75);
  await writeFile(join(open, "favicon.svg"), plain.replace(' width="512" height="512"', ""));
  const png = (svg: string, size: number): Promise<Buffer> =>
    sharp(Buffer.from(svg), { density: 300 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  await writeFile(join(open, "favicon.ico"), ico(await png(badge(5, 0.84), 32), 32));
  await writeFile(join(open, "icons", "icon-192.png"), await png(plain, 192));
  await writeFile(join(open, "icons", "icon-512.png"), await png(plain, 512));
  // Maskable icons may lose everything outside the inner 80 % circle.
  await writeFile(join(open, "icons", "icon-maskable-512.png"), await png(badge(0, 0.54), 512));
}

await mkdir(media, { recursive: true });
await mkdir(dirname(manifest), { recursive: true });
const readManifest = async (): Promise<Record<string, Picture>> =>
  existsSync(manifest) ? JSON.parse(await readFile(manifest, "utf8")) : {};
const known = await readManifest();
const made: Record<string, Picture> = {};

for (const name of requested.length > 0 ? requested : await allNames()) {
  made[name] = await exportPicture(name);
}
if (!requested.length) await exportMark();

// Read again: another export may have run meanwhile.
const all = { ...(await readManifest()), ...made };
const pictures = Object.entries(all);
const missing = [...sitePictures].filter((name) => !Object.hasOwn(all, name));
if (missing.length) throw new Error(`shared/brand/site.ts names no picture: ${missing.join(", ")}`);
await writeManifest(manifest, pictures);
await writeManifest(
  siteManifest,
  // Each stands on a dark stage or is loaded at once: it needs no colour and no placeholder, which every visitor would load too.
  pictures.flatMap(([name, { widths, focal, width, height }]) => {
    const isWide = height === Math.round((width * 9) / 16);
    const facts = { widths, ...(!isWide && { height }), ...(focal && { focal }) };
    return sitePictures.has(name) ? [[name, facts]] : [];
  }),
);

/** What has been exported, and what lies in the folder of renders. */
async function allNames(): Promise<string[]> {
  const files = existsSync(RENDERS) ? await readdir(RENDERS, { withFileTypes: true }) : [];
  const rendered = files.filter((file) => file.isFile()).map((file) => parse(file.name).name);
  return [...new Set([...Object.keys(known), ...rendered, ...talls])].toSorted();
}

/** The point that every crop keeps, in per cent: across and down. */
function readFocal(text: string | undefined): Point | undefined {
  if (text === undefined) return undefined;
  const [x = Number.NaN, y = Number.NaN, ...more] = text.split(",").map(Number);
  if (![x, y].every((part) => part >= 0 && part <= 100) || more.length > 0) {
    throw new Error("--focal is two numbers from 0 to 100, such as 40,55");
  }
  return [x, y];
}

function writeManifest(path: string, entries: [string, object][]): Promise<void> {
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return writeFile(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
