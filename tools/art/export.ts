// Turns the developed renders into the site's pictures, and the mark into its icons.
// Usage: node tools/art/export.ts [name …]   (no name: everything)

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { site } from "../../shared/site.ts";

interface Picture {
  width: number;
  height: number;
  widths: number[];
  color: string;
  placeholder: string;
}

const art = dirname(fileURLToPath(import.meta.url));
const root = join(art, "..", "..");
const media = join(root, "client", "public", "media");
const manifest = join(root, "shared", "media.json");
/** Those that the code itself names: browsers load their facts, content brings the others' along. */
const siteManifest = join(root, "shared", "site-pictures.json");
const { default: fallback, hero, sections } = site.pictures;
const sitePictures = new Set<string>([fallback, hero, ...Object.values(sections)]);

const names = [
  "caster-slab",
  "city-network",
  "coil-warehouse",
  "conference-hall",
  "control-room",
  "exhibition",
  "green-plant",
  "headquarters",
  "lab-still",
  "ladle",
  "pipe-yard",
  "plate-stack",
  "port-cranes",
  "rail-sections",
  "report-still",
  "robot-cell",
  "server-racks",
  "strip-line",
  "wire-rod",
];

// Composed by tools/art/files/covers.ts.
const covers = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025].flatMap((year) => [
  `cover-${year}`,
  `cover-${year}-en`,
]);
const portraits = Array.from(
  { length: 12 },
  (_, index) => `portrait-${String(index + 1).padStart(2, "0")}`,
);
names.push(...covers, ...portraits);

/** What pages open with: the largest thing that a phone paints waits for it, under a gradient. */
const banners = new Set([site.pictures.default, ...Object.values(site.pictures.sections)]);
const PHONE = 768;
const PHONE_BUDGET = { avif: 13_000, webp: 22_000 };

const widthsOf = (name: string): number[] => {
  if (covers.includes(name) || portraits.includes(name)) return [320, 640];
  if (banners.has(name)) return [480, PHONE, 960, 1280];
  return name === hero ? [640, 1280, 1920] : [480, 960, 1280];
};
// Bytes allowed at the largest width; smaller widths get their share by area.
const budgetOf = (name: string): number => (name === hero ? 120_000 : 60_000);

/** A sober stand-in so that every file exists before its render does. */
async function standIn(index: number): Promise<Buffer> {
  const y = 420 + ((index * 37) % 160);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <defs>
      <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#14171b"/><stop offset=".6" stop-color="#262b31"/><stop offset="1" stop-color="#171a1e"/></linearGradient>
      <linearGradient id="e" x1="0" x2="1"><stop offset="0" stop-color="#d9480f" stop-opacity="0"/><stop offset=".7" stop-color="#f0642a"/><stop offset="1" stop-color="#d9480f" stop-opacity=".2"/></linearGradient>
    </defs>
    <rect width="1280" height="720" fill="url(#g)"/>
    <rect y="${y}" width="1280" height="3" fill="url(#e)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

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
  const pixels: { light: number; rgb: [number, number, number] }[] = [];
  for (let i = 0; i < data.length; i += 3) {
    const rgb: [number, number, number] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    pixels.push({ light: 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2], rgb });
  }
  pixels.sort((a, b) => a.light - b.light);
  const dark = pixels.slice(Math.floor(pixels.length * 0.1), Math.floor(pixels.length * 0.5));
  const mean = [0, 1, 2].map((c) =>
    Math.round(dark.reduce((sum, p) => sum + (p.rgb[c] ?? 0), 0) / dark.length),
  );
  return `#${mean.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

async function placeholder(source: Buffer): Promise<string> {
  const tiny = await sharp(source).resize(16, 12, { fit: "inside" }).blur(0.6).png().toBuffer();
  for (let quality = 50; quality >= 0; quality -= 5) {
    const bytes = await sharp(tiny).webp({ quality, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString("base64")}`;
    if (uri.length < 200) return uri;
  }
  throw new Error("placeholder does not fit 200 bytes");
}

async function exportPicture(name: string, source: Buffer): Promise<Picture> {
  const widths = widthsOf(name);
  const largest = Math.max(...widths);
  const { width: have, height: tall } = await sharp(source).metadata();
  for (const width of widths) {
    const share = Math.round(budgetOf(name) * (width / largest) ** 1.1);
    for (const format of ["avif", "webp"] as const) {
      const limit = width === PHONE ? PHONE_BUDGET[format] : share;
      const bytes = await encode(source, width, format, limit);
      await writeFile(join(media, `${name}-${width}.${format}`), bytes);
    }
  }
  return {
    width: largest,
    height: Math.round((largest * tall) / have),
    widths,
    color: await darkTone(source),
    placeholder: await placeholder(source),
  };
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
  const logo = await readFile(join(art, "logo.svg"), "utf8");
  const shapes = logo
    .replace(/<\/?svg[^>]*>/g, "")
    .trim()
    .replaceAll("currentColor", "#e3e7eb")
    .replaceAll("#d9480f", "#f1601f");
  const badge = (radius: number, scale: number): string => {
    const shift = (32 - 32 * scale) / 2;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
  <rect width="32" height="32" rx="${radius}" fill="#1c2026"/>
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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length) throw new Error(`unknown picture: ${unknown.join(", ")}`);

await mkdir(media, { recursive: true });
await mkdir(dirname(manifest), { recursive: true });
const readManifest = async (): Promise<Record<string, Picture>> =>
  existsSync(manifest) ? JSON.parse(await readFile(manifest, "utf8")) : {};
const known = await readManifest();
const made: Record<string, Picture> = {};

for (const [index, name] of names.entries()) {
  if (asked.length && !asked.includes(name)) continue;
  const render = join(art, "renders", `${name}.png`);
  if (existsSync(render)) made[name] = await exportPicture(name, await readFile(render));
  // Without its render a picture keeps what was exported before.
  else if (!known[name]) made[name] = await exportPicture(name, await standIn(index));
}
if (!asked.length) await exportMark();

// Read again: another export may have run meanwhile.
const pictures = Object.entries({ ...(await readManifest()), ...made });
await writeManifest(manifest, pictures);
await writeManifest(
  siteManifest,
  // Each is at the top of a page and loaded at once: it needs no placeholder, which every visitor would load too.
  pictures.flatMap(([name, { placeholder: _, ...facts }]) =>
    sitePictures.has(name) ? [[name, facts]] : [],
  ),
);

function writeManifest(
  path: string,
  entries: [string, Omit<Picture, "placeholder">][],
): Promise<void> {
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return writeFile(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
