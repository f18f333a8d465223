import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { withBrowser } from "./browser.ts";
import { COVERS } from "./cover-list.ts";
import { coverPicture } from "./covers.ts";
import { type PrintedItem, readPrintedItems } from "./documents.ts";
import { coverFonts, fontFace } from "./font-packages.ts";
import { type PageAssets, type PdfPage, pdfPage } from "./pdf-page.ts";
import { FILES, ROOT } from "./places.ts";
import { run } from "./run.ts";

/** Text of 10.5 points, or down to 9. */
const SCALES = [1, 0.93, 0.86];

/** A tag's name in the structure of a document. */
const TAG = /\(node\d{8}\)/g;

/** Fact sheets are to be one page if they can: small and close, as print.css has it. */
const FACT_SHEET = "documents/";
const FACT_SHEET_SCALES = [...SCALES, 0.81];

/** Where the site's own links lead from paper. */
const ORIGIN = "https://www.lishu.example/";

/** Chinese quotation marks, dashes and ellipses exist in Archivo too, half as wide. */
const WITHOUT_HAN_PUNCTUATION = { family: "archivo-zh", range: "U+0-B6, U+B8-2013" };

/** The texts that the site offers on paper: everything in the seed with `file: ….pdf` and a body. */
export async function makePdfs(): Promise<void> {
  const items = await readPrintedItems();
  const css = await readFile(join(import.meta.dirname, "print.css"), "utf8");
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setContent(await shell(), { waitUntil: "load" });
    for (const printed of items) {
      const bytes = await printPdf(page, printed, await assetsOf(printed, css));
      const target = join(FILES, printed.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
      await packPdf(target);
    }
  });
  console.log(`  ${items.length} documents`);
}

/** All documents are shown in one page, one after the other: its fonts have some twenty megabytes. */
async function shell(): Promise<string> {
  const faces = [
    await fontFace("archivo", 400, "400Regular/Archivo_400Regular.ttf"),
    await fontFace("archivo", 700, "700Bold/Archivo_700Bold.ttf"),
    await fontFace("archivo", 400, "400Regular/Archivo_400Regular.ttf", WITHOUT_HAN_PUNCTUATION),
    await fontFace("archivo", 700, "700Bold/Archivo_700Bold.ttf", WITHOUT_HAN_PUNCTUATION),
    await fontFace("noto-sans-sc", 400, "400Regular/NotoSansSC_400Regular.ttf"),
    await fontFace("noto-sans-sc", 700, "700Bold/NotoSansSC_700Bold.ttf"),
    await coverFonts(),
  ];
  return `<!doctype html><base href="${ORIGIN}"><style>${faces.join("")}</style><style id="page"></style>`;
}

async function assetsOf({ item }: PrintedItem, css: string): Promise<PageAssets> {
  const content = await withPictures(item.content);
  const [, year] = /\/cover-(\d+)/.exec(item.fields.imgUrl ?? "") ?? [];
  const cover = COVERS.find((candidate) => candidate.year === Number(year));
  if (!cover) return { css, content };
  return { css, content, cover: { cover, picture: await coverPicture(cover, 74) } };
}

/** The site's pictures as they are needed on paper. */
async function withPictures(html: string): Promise<string> {
  const addresses = new Set([...html.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, it]) => it));
  let whole = html.replaceAll(' loading="lazy"', "");
  for (const address of addresses) {
    const source = sharp(join(ROOT, "client/public", address));
    const jpeg = await source
      .resize({ width: 960 })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer();
    whole = whole.replaceAll(address, `data:image/jpeg;base64,${jpeg.toString("base64")}`);
  }
  return whole;
}

/** As large as it is drawn, or smaller where that saves a page with but a few lines on it. */
async function printPdf(page: Page, printed: PrintedItem, assets: PageAssets): Promise<Buffer> {
  const tries: { pdf: Buffer; pages: number }[] = [];
  const isFactSheet = printed.path.startsWith(FACT_SHEET);
  for (const scale of isFactSheet ? FACT_SHEET_SCALES : SCALES) {
    await show(page, pdfPage(printed, assets), scale);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    tries.push({ pdf, pages: pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 1 });
  }
  const fewest = Math.min(...tries.map(({ pages }) => pages));
  const best = tries.find(({ pages }) => pages === fewest) ?? tries[0];
  return settled(best.pdf, printed.item.publishTime ?? "2026-01-01 00:00:00");
}

async function show(page: Page, { lang, title, css, body }: PdfPage, scale: number): Promise<void> {
  // As text: the compiler knows no document here.
  await page.evaluate(`
    document.documentElement.lang = ${JSON.stringify(lang)};
    document.title = ${JSON.stringify(title)};
    document.getElementById("page").textContent = ${JSON.stringify(css)};
    document.body.innerHTML = ${JSON.stringify(body)};
    document.body.style.setProperty("--scale", ${scale});
    document.body.classList.toggle("close", ${scale < Math.min(...SCALES)});
    Promise.all([...document.images].map((image) => image.decode()))
      .then(() => document.fonts.ready)
      .then(() => true);
  `);
}

/** Packs the many small objects that make a document accessible: a third less. */
async function packPdf(path: string): Promise<void> {
  const how =
    "--object-streams=generate --recompress-flate --compression-level=9 --deterministic-id";
  await run("qpdf", ["--replace-input", ...how.split(" "), path]);
}

/** The same text is to give the same file: as dates the item's own, tags counted from one. */
function settled(pdf: Buffer, time: string): Buffer {
  const text = pdf.toString("latin1");
  const digits = time.replaceAll(/\D/g, "");
  // Chromium counts on from document to document; no length may change, or offsets would be wrong.
  const tags = [...new Set(text.match(TAG))].toSorted();
  const numbers = new Map(tags.map((tag, index) => [tag, index + 1]));
  const same = text
    .replaceAll(/\(D:\d{14}\+00'00'\)/g, `(D:${digits}+08'00')`)
    .replaceAll(TAG, (tag) => `(node${String(numbers.get(tag)).padStart(8, "0")})`);
  return Buffer.from(same, "latin1");
}
