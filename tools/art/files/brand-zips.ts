import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { company, site } from "../../../shared/brand/site.ts";
import { LOGOS, type LogoName } from "./group-logos.ts";
import { MEDIA } from "./places.ts";
import { textEntry, writeZip } from "./write-zip.ts";

const PNG_WIDTH = 2000;
const LIMIT = 200_000;

interface Use {
  zh: string;
  en: string;
  /** The smallest height: millimetres in print, pixels on screen. */
  least: [number, number];
}

/** As the brand guidelines have it (seed/zh/media-documents.yaml). */
const USES: Record<LogoName, Use> = {
  horizontal: {
    zh: "横式标识，用于白色或浅色背景。",
    en: "The horizontal logo, for white or light backgrounds.",
    least: [8, 24],
  },
  stacked: {
    zh: "竖式标识，用于方形版面，背景为白色或浅色。",
    en: "The stacked logo, for square formats on white or light backgrounds.",
    least: [16, 48],
  },
  mono: {
    zh: "单色标识，用于传真、刻印及只能使用一种颜色的印刷品。",
    en: "The one-colour logo, for engraving and for print in a single colour.",
    least: [8, 24],
  },
  reversed: {
    zh: "反白标识，自带深色底，用于深色背景。",
    en: "The reversed logo on its own dark ground, for dark backgrounds.",
    least: [10, 28],
  },
};

/** Downloads of the group's logo in its four versions. */
export async function makeBrandZips(): Promise<void> {
  for (const name of Object.keys(LOGOS) as LogoName[]) {
    const svg = await readFile(join(MEDIA, "logos", `lishu-${name}.svg`));
    const png = await sharp(svg, { density: 600 })
      .resize({ width: PNG_WIDTH })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    const entries = [
      { name: `lishu-${name}.svg`, bytes: svg },
      { name: `lishu-${name}.png`, bytes: png },
      textEntry("readme.txt", readme(name)),
    ];
    await writeZip(`brand/lishu-${name}.zip`, entries, LIMIT);
  }
}

function readme(name: LogoName): string {
  const { zh, en, least } = USES[name];
  const [millimetres, pixels] = least;
  return `${site.name.zh}标识

${zh}
SVG为矢量文件，可任意放大；PNG宽${PNG_WIDTH}像素。

使用要求
· 标识四周至少留出图形中圆环直径一倍的空白。
· 印刷品上高度不小于${millimetres}毫米，屏幕上不小于${pixels}像素。
· 不得改变颜色、比例和各部分的位置，不得加描边或阴影。
· 颜色：石墨黑 #14171A，炽橙 #D9480F，外文名称灰 #566069；深色底上斜面用亮橙 #FF8248。
· 新闻报道使用不需要申请，其他用途请先把样稿发来确认：brand@lishu.example

${company.legalName.zh}版权所有


${site.name.en} logo

${en}
The SVG is a vector file and scales to any size; the PNG is ${PNG_WIDTH} pixels wide.

How to use it
- On every side, leave at least the diameter of the ring in the mark free.
- Never show it below ${millimetres} mm high in print or ${pixels} pixels on screen.
- Do not change its colours, proportions or arrangement, or add outlines or shadows.
- Colours: graphite #14171A, molten orange #D9480F, grey #566069 for the Latin name; bright orange #FF8248 for the slanted bar on dark grounds.
- News coverage needs no permission; for any other use send a proof to brand@lishu.example first.

© ${company.legalName.en}`;
}
