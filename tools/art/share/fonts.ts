import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";

/**
 * The `@font-face` rule of the site's Latin font. It contains the font as a data URL, because a page without an address
 * cannot load files.
 */
export async function archivo(root: string): Promise<string> {
  const bytes = await readFile(join(root, FILE));
  const address = `data:font/woff2;base64,${bytes.toString("base64")}`;
  return `@font-face{font-family:"archivo";font-weight:100 900;src:url(${address})}`;
}
