import { existsSync } from "node:fs";
import { mkdir, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";

/** The fonts of the group's publications, as npm packages hold them. */
const PACKAGES = {
  archivo: "@expo-google-fonts/archivo@0.4.2",
  "ibm-plex-mono": "@expo-google-fonts/ibm-plex-mono@0.4.1",
  // For documents only: Chromium embeds TrueType letters whole, but the system's CFF ones as drawings.
  "noto-sans-sc": "@expo-google-fonts/noto-sans-sc@0.4.3",
} as const;

export type FontName = keyof typeof PACKAGES;

/** Folder with a font's unpacked package, fetched once a machine. */
export async function fontFolder(name: FontName): Promise<string> {
  const target = join(tmpdir(), "site-fonts", PACKAGES[name].replaceAll(/[@/]/g, "-"));
  if (existsSync(target)) return target;
  const fetched = `${target}.part`;
  await mkdir(fetched, { recursive: true });
  const printed = await run("npm", ["pack", "--silent", PACKAGES[name]], fetched);
  await run("tar", ["xzf", printed.trim(), "--strip-components=1"], fetched);
  await rename(fetched, target);
  return target;
}

/** A font for a page of Chromium, which reads no files of its own accord. */
export async function fontFace(
  name: FontName,
  weight: number,
  file: string,
  { family = name as string, range = "U+0-10FFFF" } = {},
): Promise<string> {
  const bytes = await readFile(join(await fontFolder(name), file));
  const address = `data:font/ttf;base64,${bytes.toString("base64")}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};unicode-range:${range};src:url(${address})}`;
}

/** The fonts of covers and of the cards of shared links, for their pages. */
export async function coverFonts(): Promise<string> {
  const faces = [
    await fontFace("archivo", 500, "500Medium/Archivo_500Medium.ttf"),
    await fontFace("archivo", 800, "800ExtraBold/Archivo_800ExtraBold.ttf"),
  ];
  return faces.join("");
}
