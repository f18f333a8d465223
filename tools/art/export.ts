// Makes the site's sizes and formats of a picture, and its icons from the mark.
// Usage: npm run art:export -- [name …] [--focal 40,55]   (no name: everything)

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { icon } from "../../shared/brand/art.ts";
import { site } from "../../shared/brand/site.ts";
import {
  crop,
  makePicture,
  manifestOf,
  type Picture,
  type Point,
  type Source,
  shapedFor,
  sizesOf,
  UPRIGHT,
} from "./encode-picture.ts";
import { markShapes } from "./mark.ts";
import { TALL, talls, withMissingWidths } from "./picture-sizes.ts";

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
/**
 * The pictures that the code itself names. Browsers load the data of these; content contains the data of all
 * others.
 */
const siteManifest = join(root, "shared", "brand", "pictures.json");
const { home, sections, openings, fields } = site.pictures;
const sitePictures = new Set<string>([
  home,
  ...[sections, openings, fields].flatMap((group) => Object.values(group)),
]);

/** The picture of that name in the folder. */
function renderOf(name: string): string {
  const files = ["png", "jpg", "jpeg", "webp", "tif"].map((end) => join(RENDERS, `${name}.${end}`));
  return files.find((file) => existsSync(file)) ?? join(RENDERS, `${name}.png`);
}

/** The picture with its focal point. If it no longer exists, the largest exported file takes its place. */
async function sourceOf(name: string): Promise<Source> {
  const render = renderOf(name);
  if (!existsSync(render)) {
    const { width, focal = given } = known[name] ?? {};
    const file = join(media, `${name}-${width}.webp`);
    if (!existsSync(file)) throw new Error(`${name} is neither in tools/art/renders nor exported`);
    return { image: await readFile(file), ...(focal && { focal }) };
  }
  return { image: await readFile(render), ...(given && { focal: given }) };
}

async function shaped(name: string): Promise<Source> {
  if (name.endsWith(TALL)) return crop(await sourceOf(name.slice(0, -TALL.length)), UPRIGHT);
  return shapedFor(name, await sourceOf(name));
}

async function exportPicture(name: string): Promise<Picture> {
  const facts = known[name];
  const hasRender = existsSync(renderOf(name.replace(TALL, "")));
  if (facts && !hasRender) return completePicture(name, facts);
  const made = await makePicture(name, await shaped(name));
  await writeFiles(made.files);
  return made.facts;
}

/**
 * Makes only the missing sizes of a picture. The existing ones were made from the original and are better than what
 * its largest file would give.
 */
async function completePicture(name: string, facts: Picture): Promise<Picture> {
  const complete = withMissingWidths(name, facts);
  const image = await readFile(join(media, `${name}-${facts.width}.webp`));
  await writeFiles(
    await sizesOf(name, image, complete.widths, (file) => !existsSync(join(media, file))),
  );
  return complete;
}

async function writeFiles(files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [file, bytes] of files) await writeFile(join(media, file), bytes);
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
  return writeFile(path, manifestOf(entries));
}
