import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { shoot, withBrowser } from "./browser.ts";
import { COVERS, type Cover } from "./cover-list.ts";
import { coverPage } from "./cover-page.ts";
import { coverFonts } from "./font-packages.ts";
import { ART, RENDERS, ROOT } from "./places.ts";
import { run } from "./run.ts";

const SIZE = { width: 960, height: 1280 };

/** Covers of the reports on social responsibility: composed here, exported like every picture. */
export async function makeCovers(): Promise<void> {
  const fonts = await coverFonts();
  const names = await withBrowser(async (browser) => {
    const made: string[] = [];
    for (const cover of COVERS) {
      const picture = await coverPicture(cover, 92);
      for (const edition of ["zh", "en"] as const) {
        const name = coverName(cover.year, edition);
        const png = await shoot(browser, coverPage(cover, edition, picture, fonts), SIZE);
        await writeFile(join(RENDERS, `${name}.png`), png);
        made.push(name);
      }
    }
    return made;
  });
  await run(process.execPath, [join(ART, "export.ts"), ...names]);
}

/** Name of a cover in shared/brand/media.json. */
function coverName(year: number, edition: "zh" | "en"): string {
  return edition === "zh" ? `cover-${year}` : `cover-${year}-en`;
}

/** A cover's crop at the page's width, sharpened: renders are smaller than a cover. */
export async function coverPicture({ picture, crop }: Cover, quality: number): Promise<string> {
  const render = join(RENDERS, `${picture}.png`);
  // Renders are not committed; what was exported of one will do for paper.
  const exported = join(ROOT, "client/public/media", `${picture}-1280.webp`);
  const source = sharp(existsSync(render) ? render : exported);
  const { width, height } = await source.metadata();
  const jpeg = await source
    .extract({
      left: Math.round(crop.left * width),
      top: Math.round(crop.top * height),
      width: Math.round(crop.width * width),
      height: Math.round(crop.height * height),
    })
    .resize({ width: SIZE.width, kernel: "lanczos3" })
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 0.9 })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
