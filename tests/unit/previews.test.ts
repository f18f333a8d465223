import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPreview } from "../../worker/previews/compose.ts";
import { loadFont } from "../../worker/previews/font.ts";

const folder = join(import.meta.dirname, "../../client/public/preview-data");
const subject = { brand: "砺枢集团", section: "新闻", picture: "coil-warehouse" };

async function read(name: string): Promise<Uint8Array> {
  return new Uint8Array(inflateSync(await readFile(join(folder, name))));
}

/** Decodes a preview with a decoder that is not the site's own. */
async function decode(title: string) {
  const png = await drawPreview({ ...subject, title }, read);
  expect(png.byteLength).toBeLessThan(150 * 1024);
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** How many pixels of the square in the middle are as light as the title. */
async function lightPixels(title: string): Promise<number> {
  const { data, info } = await decode(title);
  let count = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 285; x < 915; x++) if ((data[(y * info.width + x) * 3] ?? 0) > 0xe8) count++;
  }
  return count;
}

describe("a preview", () => {
  test("is a picture that others can decode", async () => {
    const { info } = await decode("砺枢集团签署“数字孪生炼钢”战略合作协议");
    expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  });

  test("has its panel and its picture in their colours", async () => {
    const { data } = await decode("公司简介");
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
    ];
    expect(pixel(300, 300)).toEqual([0x14, 0x17, 0x1a]);
    // The glowing coil.
    expect(pixel(100, 420)[0]).toBeGreaterThan(150);
  });

  test("shows brand and title in the square that WeChat cuts out", async () => {
    const brandAlone = await lightPixels("");
    expect(brandAlone).toBeGreaterThan(500);
    expect(await lightPixels("公司简介")).toBeGreaterThan(brandAlone + 5000);
  });
});

describe("the font", () => {
  test.each([
    ["everyday characters", "砺枢集团让每一炉钢都有数可循"],
    ["rare ones", "龘䶮镕犇骉鑫淼焱垚㙍"],
    ["Latin and signs", "Aé ß Ω 3.7% “—…” ， ① ℃ №"],
    ["traditional ones and kana", "鋼鐵數據カタカナ"],
  ])("has %s", async (_, text) => {
    const font = await loadFont(`${text}□`, read);
    const missing = font.glyph("□");
    for (const character of text) expect(font.glyph(character), character).not.toBe(missing);
  });

  test("shows a square for what it has not", async () => {
    const font = await loadFont("𠮷□", read);
    expect(font.glyph("𠮷")).toBe(font.glyph("□"));
  });

  test("needs few files for a title", async () => {
    const names: string[] = [];
    await loadFont("砺枢集团与江南钢铁签署“数字孪生炼钢”战略合作协议", (name) => {
      names.push(name);
      return read(name);
    });
    expect(names.length).toBeLessThan(12);
  });
});
