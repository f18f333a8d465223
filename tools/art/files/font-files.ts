import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { shoot, withBrowser } from "./browser.ts";
import { fontFace, fontFolder } from "./font-packages.ts";
import { MEDIA } from "./places.ts";
import { textEntry, writeZip } from "./write-zip.ts";

const LIMIT = 700_000;
const SPECIMEN = { width: 1280, height: 512 };

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

/** What each is for: a figure of the group, its revenue of RMB 14.2 billion, and numbers of coils. */
const SPECIMENS: Record<OfferedFont, { text: string; style: string }> = {
  archivo: {
    text: "142",
    style: "font-size:620px;letter-spacing:-.02em;line-height:512px;text-align:center",
  },
  "ibm-plex-mono": {
    text: "HR26-110701<br>HR26-110710<br>HR26-111071",
    style: "font-size:172px;line-height:150px;padding:31px 0;text-align:center",
  },
};

/** Downloads of the group's two Latin fonts, and what they look like. */
export async function makeFonts(): Promise<void> {
  await mkdir(join(MEDIA, "fonts"), { recursive: true });
  for (const name of Object.keys(SPECIMENS) as OfferedFont[]) {
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
  const file = `700Bold/${await ttfOf(folder, "700Bold")}`;
  const html = specimenPage(name, await fontFace(name, 700, file));
  const png = await withBrowser((browser) => shoot(browser, html, SPECIMEN));
  const webp = await sharp(png).webp({ quality: 86, effort: 6 }).toBuffer();
  await writeFile(join(MEDIA, "fonts", `${name}.webp`), webp);
}

/** On steel grey: neither glaring in the dark scheme nor lost on white. */
function specimenPage(name: OfferedFont, face: string): string {
  const { text, style } = SPECIMENS[name];
  return `<!doctype html><style>${face}
body{width:1280px;height:512px;margin:0;overflow:hidden;background:#e3e7ea;color:#14171a}
p{margin:0;font-family:"${name}";font-weight:700;${style}}
</style><p>${text}</p>`;
}
