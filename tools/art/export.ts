// Exports a picture in all sizes and formats that the site needs, and makes the site's icons from the mark.
// Usage: npm run art:export -- [name …] [--focal 40,55]   (without a name: all pictures and the icons)

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
if (given && requested.length !== 1)
  throw new Error("--focal needs the name of exactly one picture");

const art = dirname(fileURLToPath(import.meta.url));
const root = join(art, "..", "..");
const RENDERS = join(art, "renders");
const media = join(root, "client", "public", "media");
const manifest = join(root, "shared", "brand", "media.json");
/**
 * The file with the entries of the pictures that shared/brand/site.ts names. Browsers load this file, so it is small
 * and separate from media.json. The entries of all other pictures come with the content.
 */
const siteManifest = join(root, "shared", "brand", "pictures.json");
const { home, sections, openings, fields } = site.pictures;
const sitePictures = new Set<string>([
  home,
  ...[sections, openings, fields].flatMap((group) => Object.values(group)),
]);

/** The path of a picture's render, which is the original in full size. */
function renderOf(name: string): string {
  const files = ["png", "jpg", "jpeg", "webp", "tif", "tiff"].map((end) =>
    join(RENDERS, `${name}.${end}`),
  );
  return files.find((file) => existsSync(file)) ?? join(RENDERS, `${name}.png`);
}

/** Reads a picture and its focal point. If there is no render, reads the largest exported file instead. */
async function sourceOf(name: string): Promise<Source> {
  const render = renderOf(name);
  if (!existsSync(render)) {
    const { width, focal = given } = known[name] ?? {};
    const file = join(media, `${name}-${width}.webp`);
    if (!existsSync(file))
      throw new Error(
        `${name} has no render in tools/art/renders and no exported file: add a render, or correct the name`,
      );
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
 * Makes only the missing sizes of a picture whose render is no longer there. The existing files stay, because they were
 * made from the render. They are better than files that are made from an exported file.
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

/** The bytes of an .ico file that contains one PNG. All current browsers can read such a file. */
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
  // A platform may crop a maskable icon to a circle. The circle's diameter is at least 80 % of the icon's width. The
  // mark is drawn so small that it stays inside such a circle.
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

// The manifest is read again, because another export may have changed it in the meantime.
const all = { ...(await readManifest()), ...made };
const pictures = Object.entries(all);
const missing = [...sitePictures].filter((name) => !Object.hasOwn(all, name));
if (missing.length)
  throw new Error(
    `shared/brand/site.ts names pictures that have not been exported: run npm run art:export -- ${missing.join(" ")}`,
  );
await writeManifest(manifest, pictures);
await writeManifest(
  siteManifest,
  // The entries in pictures.json have neither colour nor placeholder, so that every visitor downloads less. These
  // pictures need no colour and no placeholder, because they are on a dark background or load at once.
  pictures.flatMap(([name, { widths, focal, width, height }]) => {
    const isWide = height === Math.round((width * 9) / 16);
    const facts = { widths, ...(!isWide && { height }), ...(focal && { focal }) };
    return sitePictures.has(name) ? [[name, facts]] : [];
  }),
);

/** The names of all pictures that have been exported or have a render. */
async function allNames(): Promise<string[]> {
  const files = existsSync(RENDERS) ? await readdir(RENDERS, { withFileTypes: true }) : [];
  const rendered = files.filter((file) => file.isFile()).map((file) => parse(file.name).name);
  return [...new Set([...Object.keys(known), ...rendered, ...talls])].toSorted();
}

/**
 * Reads a focal point such as `40,55`: 40 per cent from the left and 55 per cent from the top. This point stays visible
 * when a picture is cropped.
 */
function readFocal(text: string | undefined): Point | undefined {
  if (text === undefined) return undefined;
  const [x = Number.NaN, y = Number.NaN, ...more] = text.split(",").map(Number);
  if (![x, y].every((part) => part >= 0 && part <= 100) || more.length > 0) {
    throw new Error("--focal must be two numbers from 0 to 100, such as 40,55");
  }
  return [x, y];
}

function writeManifest(path: string, entries: [string, object][]): Promise<void> {
  return writeFile(path, manifestOf(entries));
}
