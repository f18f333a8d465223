// Makes the pictures that stand for the site's sections where links are shared.
// Usage: node client/art/share-cards.ts

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { editions } from "../../shared/i18n/editions.ts";
import media from "../../shared/media.json" with { type: "json" };
import { CARD_SIZE, type Section, sections, shareCardPath } from "../../shared/seo/share-card.ts";
import { site } from "../../shared/site.ts";
import { shoot, withBrowser } from "./files/browser.ts";
import { coverFonts } from "./files/covers.ts";
import { MEDIA, ROOT } from "./files/places.ts";
import { type Cut, cardPage } from "./share-cards/card-page.ts";

/** Bytes: some who show links take no more than 150,000, and phones load them. */
const LIMIT = 110_000;

/** By picture; one that is not named keeps its middle. */
const cuts: Partial<Record<string, Cut>> = {
  "caster-slab": { y: 0.78 },
  "coil-warehouse": { y: 0.68 },
  "conference-hall": { y: 0.3 },
  "port-cranes": { y: 0.72 },
  "robot-cell": { y: 0.34 },
  "strip-line": { x: 1, y: 0.78, zoom: 1.2 },
};

const fontFaces = await coverFonts();
await withBrowser(async (browser) => {
  for (const section of sections) {
    const name = pictureName(section);
    const [picture, cut] = [await readPicture(name), cuts[name] ?? {}];
    for (const edition of editions) {
      const html = cardPage({ section, edition, picture, cut, fontFaces });
      await writeCard(shareCardPath(section, edition), await shoot(browser, html, CARD_SIZE));
    }
  }
});

/** The home page is known by its first screen. */
function pictureName(section: Section): keyof typeof media {
  const name = section === "home" ? site.pictures.hero : site.pictures.sections[section];
  return name as keyof typeof media;
}

async function readPicture(name: keyof typeof media): Promise<string> {
  const bytes = await readFile(join(MEDIA, `${name}-${media[name].width}.webp`));
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

async function writeCard(path: string, png: Buffer): Promise<void> {
  const jpeg = await encode(png);
  const file = join(ROOT, "client/public", path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
  console.log(`${path} ${Math.round(jpeg.byteLength / 1000)} KB`);
}

/** Link previews of many houses read JPEG and PNG alone; a city at night takes more bytes than a hall. */
async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of [90, 86, 82, 78, 74]) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= LIMIT) return jpeg;
  }
  throw new Error(`a card has more than ${LIMIT} bytes`);
}
