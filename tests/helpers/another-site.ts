import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as pages from "../../shared/brand/pages.ts";
import { site } from "../../shared/brand/site.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { runTool } from "../../tools/cli/spawn.ts";
import { copyProject, edit } from "../../tools/scaffold/project.ts";
import {
  anotherAccent,
  anotherCompany,
  anotherHome,
  anotherLocales,
} from "../fixtures/another-company/site.ts";

/**
 * Files in shared/brand that contain no names of this company. The other company uses copies of these files, in which
 * only the accent colour is different.
 */
const TAKEN_OVER = ["media.json", "pictures.json", "colours.css"];

const MESSAGES = join(ROOT, "tests/fixtures/another-company/de.ts");

/** Creates another company's project in a folder, following docs/another-company.md, and builds it. */
export async function buildAnotherSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { slug } = anotherCompany.site;
  await copyProject(folder, slug);
  const brand = join(folder, "shared/brand");
  for (const name of TAKEN_OVER) await cp(join(ROOT, "shared/brand", name), join(brand, name));
  await writeExports(join(brand, "locales.ts"), anotherLocales);
  await writeExports(join(brand, "site.ts"), inThirdLocale(anotherCompany));
  await writeExports(join(brand, "home.ts"), inThirdLocale(anotherHome));
  await writeExports(join(brand, "words.ts"), { properNames: ["青窑"], tradeWords: ["耐火材料"] });
  await writeExports(join(brand, "pages.ts"), inThirdLocale(pages));
  await edit(join(brand, "pages.ts"), (text) => text.replaceAll(`${site.slug}_`, `${slug}_`));
  const { from, to } = anotherAccent;
  await edit(join(brand, "colours.css"), (text) => text.replaceAll(from, to));
  await cp(MESSAGES, join(folder, "shared/i18n/messages/de.ts"));
  const env = { ...process.env, NODE_ENV: "production" };
  const parameters = ["build", "--logLevel", "warn"];
  await runTool("vite", parameters, "the build failed", { cwd: folder, env });
}

async function writeExports(file: string, exports: object): Promise<void> {
  const lines = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  await writeFile(file, lines.join(""));
}

/** Adds a German text beside each English text. The German text is the English text with “(de)” at its end. */
function inThirdLocale<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inThirdLocale) as T;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, inThirdLocale(field)]);
  const translated = Object.fromEntries(fields);
  const { en } = translated;
  if (en !== undefined) translated.de = typeof en === "string" && en !== "" ? `${en} (de)` : en;
  return translated;
}
