import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { shoot, withBrowser } from "./browser.ts";
import { fontFace, fontFolder } from "./font-packages.ts";
import { MEDIA } from "./places.ts";
import { textEntry, writeZip } from "./write-zip.ts";

const LIMIT = 700_000;
const SPECIMEN = { width: 1280, height: 640 };

type OfferedFont = "archivo" | "ibm-plex-mono";

/** The weights that are offered: enough for a document, and small enough for a mail. */
const WEIGHTS: Record<OfferedFont, readonly string[]> = {
  archivo: ["400Regular", "400Regular_Italic", "500Medium", "600SemiBold", "700Bold"],
  "ibm-plex-mono": [
    "300Light",
    "400Regular",
    "400Regular_Italic",
    "500Medium",
    "600SemiBold",
    "700Bold",
  ],
};

const LABELS: Record<OfferedFont, string> = {
  archivo: "Archivo",
  "ibm-plex-mono": "IBM Plex Mono",
};

/** Downloads of the group's two Latin fonts, and what they look like. */
export async function makeFonts(): Promise<void> {
  await mkdir(join(MEDIA, "fonts"), { recursive: true });
  for (const name of Object.keys(LABELS) as OfferedFont[]) {
    await zipFont(name);
    await drawSpecimen(name);
  }
}

async function zipFont(name: OfferedFont): Promise<void> {
  const folder = await fontFolder(name);
  const fonts = WEIGHTS[name].map(async (weight) => {
    const file = await ttfOf(folder, weight);
    return { name: file, bytes: await readFile(join(folder, weight, file)) };
  });
  const licence = await readFile(join(folder, "LICENSE_FONT"), "utf8");
  const entries = [...(await Promise.all(fonts)), textEntry("OFL.txt", licence)];
  await writeZip(`fonts/${name}.zip`, entries, LIMIT);
}

async function ttfOf(folder: string, weight: string): Promise<string> {
  const [file] = (await readdir(join(folder, weight))).filter((it) => it.endsWith(".ttf"));
  if (!file) throw new Error(`there is no font in ${folder}/${weight}`);
  return file;
}

async function drawSpecimen(name: OfferedFont): Promise<void> {
  const folder = await fontFolder(name);
  const face = async (weight: string) =>
    fontFace(name, Number.parseInt(weight, 10), `${weight}/${await ttfOf(folder, weight)}`);
  const faces = await Promise.all(["400Regular", "600SemiBold", "700Bold"].map(face));
  const html = specimenPage(name, faces.join(""));
  const png = await withBrowser((browser) => shoot(browser, html, SPECIMEN));
  const webp = await sharp(png).webp({ quality: 86, effort: 6 }).toBuffer();
  await writeFile(join(MEDIA, "fonts", `${name}.webp`), webp);
}

/** On steel grey: neither glaring in the dark scheme nor lost on white. */
function specimenPage(name: OfferedFont, faces: string): string {
  return `<!doctype html><style>${faces}
*{margin:0;box-sizing:border-box}
body{width:1280px;height:640px;padding:64px 72px;background:#e3e7ea;color:#14171a;font-family:"${name}";display:grid;grid-template-columns:auto 1fr;gap:72px;align-items:center}
.big{font-size:360px;font-weight:700;line-height:1;letter-spacing:-.04em}
h1{font-size:40px;font-weight:600;margin-bottom:30px;color:#b83a08}
p{font-size:33px;line-height:1.42;overflow-wrap:anywhere}
.figures{font-weight:700;font-size:50px;margin-top:22px;line-height:1.2;font-variant-numeric:tabular-nums}
</style><div class="big">Aa</div><div><h1>${LABELS[name]}</h1>
<p>ABCDEFGHIJKLMNOPQRSTUVWXYZ<br>abcdefghijklmnopqrstuvwxyz</p>
<p>&amp; ? ! % @ # § € ¥ ( ) [ ] → ±</p><p class="figures">0123456789</p></div>`;
}
