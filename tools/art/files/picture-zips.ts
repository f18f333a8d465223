import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { company, site } from "../../../shared/brand/site.ts";
import { CAPTIONS } from "./captions.ts";
import { RENDERS, SCENES } from "./places.ts";
import { textEntry, writeZip } from "./write-zip.ts";

const LIMIT = 250_000;

/** Downloads of the site's pictures for the press; one whose render is absent stays as it is. */
export async function makePictureZips(): Promise<void> {
  for (const name of SCENES) {
    const file = join(RENDERS, `${name}.png`);
    if (!existsSync(file)) continue;
    const render = await readFile(file);
    const { width, height } = await sharp(render).metadata();
    const entries = [
      { name: `lishu-${name}.jpg`, bytes: await jpegOf(render) },
      textEntry("readme.txt", readme(name, `${width} × ${height}`)),
    ];
    await writeZip(`pictures/${name}.zip`, entries, LIMIT + 4000);
  }
}

/** The best quality that fits. */
async function jpegOf(render: Buffer): Promise<Buffer> {
  for (let quality = 94; quality > 60; quality -= 2) {
    const jpeg = await sharp(render)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .withMetadata({ density: 150 })
      .toBuffer();
    if (jpeg.length <= LIMIT) return jpeg;
  }
  throw new Error(`a picture does not fit ${LIMIT} bytes`);
}

function readme(name: (typeof SCENES)[number], size: string): string {
  const { zh, en } = CAPTIONS[name];
  return `${zh}

图片：${site.name.zh}
尺寸：${size} 像素，JPEG
许可：可免费用于对本公司的新闻报道和非商业的教学、研究，请署名“图片：${site.name.zh}”。
不得用于广告，不得改变画面内容后发布。其他用途请联系 media@lishu.example。


${en}

Picture: ${site.name.en}
Size: ${size} pixels, JPEG
Licence: free for news coverage of the company and for non-commercial teaching and research, with the credit “Picture: ${site.name.en}”.
Not for advertising, and not to be published with its content altered. For other uses write to media@lishu.example.

© ${company.legalName.en}`;
}
