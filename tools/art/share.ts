// Makes the pictures that services such as WeChat show for a shared link: a card (a picture with a title) for each
// section and locale, and a JPEG of each picture that content may use.
// Usage: npm run art:share

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import media from "../../shared/brand/media.json" with { type: "json" };
import { site } from "../../shared/brand/site.ts";
import { locales } from "../../shared/i18n/locales.ts";
import { largestFile } from "../../shared/media-urls/picture-addresses.ts";
import {
  CARD_SIZE,
  type CardSection,
  sections,
  shareCardPath,
} from "../../shared/seo/share-picture.ts";
import { shoot, withBrowser } from "./share/browser.ts";
import { type Cut, cardPage } from "./share/card-page.ts";
import { archivo } from "./share/fonts.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * A file has at most this many bytes. Some services refuse pictures of more than 150,000 bytes in link previews. This
 * limit is lower, because phones load the files as well.
 */
const LIMIT = 110_000;

/** The part of a picture that a card shows. If a picture is not listed here, the card shows the picture's middle. */
const cuts: Partial<Record<string, Cut>> = {
  "caster-slab": { y: 0.78 },
  "coil-warehouse": { y: 0.68 },
  "conference-hall": { y: 0.3 },
  "port-cranes": { y: 0.72 },
  "robot-cell": { y: 0.34 },
  "strip-line": { x: 1, y: 0.78, zoom: 1.2 },
};

const fontFaces = await archivo(ROOT);
await withBrowser(async (browser) => {
  for (const section of sections) {
    const name = pictureName(section);
    const [picture, cut] = [await readPicture(name), cuts[name] ?? {}];
    for (const locale of locales) {
      const html = cardPage({ section, locale, picture, cut, fontFaces });
      await writeJpeg(shareCardPath(section, locale), await shoot(browser, html, CARD_SIZE));
    }
  }
});

for (const [name, { widths }] of Object.entries(media)) {
  const picture = { path: `/media/${name}`, widths };
  await writeJpeg(
    largestFile(picture, "jpg"),
    await readFile(inPublic(largestFile(picture, "webp"))),
  );
}

/** The picture on a section's card. The card of the home page has the picture from the top of the home page. */
function pictureName(section: CardSection): keyof typeof media {
  return section === "home" ? site.pictures.home : site.pictures.sections[section];
}

async function readPicture(name: keyof typeof media): Promise<string> {
  const { widths } = media[name];
  const bytes = await readFile(inPublic(largestFile({ path: `/media/${name}`, widths }, "webp")));
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

async function writeJpeg(path: string, source: Buffer): Promise<void> {
  const jpeg = await encode(source);
  const file = inPublic(path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
  console.log(`${path} ${Math.round(jpeg.byteLength / 1000)} KB`);
}

/**
 * Encodes a picture as JPEG, because many services do not support AVIF or WebP in link previews. The quality is lowered
 * until the file is small enough.
 */
async function encode(source: Buffer): Promise<Buffer> {
  for (const quality of [82, 78, 74, 70]) {
    const jpeg = await sharp(source).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= LIMIT) return jpeg;
  }
  throw new Error(
    `a picture has more than ${LIMIT} bytes at the lowest quality: choose another part of the picture, or a picture with fewer details`,
  );
}

function inPublic(path: string): string {
  return join(ROOT, "client/public", path);
}
