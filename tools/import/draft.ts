import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { locales } from "../../shared/i18n/locales.ts";
import { Failure } from "../cli/failure.ts";
import { pathBetween, ROOT } from "../cli/root.ts";
import { SEED_FOLDER } from "./content.ts";
import { firstId, type SeedDraft } from "./read-seed.ts";
import type { Seed, SeedItem } from "./seed.ts";

/**
 * A content file as it would be after publication. Its locale is its folder's
 * in seed/; a file from elsewhere is Chinese unless said otherwise.
 *
 * @param folder where the path was typed.
 */
export async function readDraft(
  path: string,
  locale = "zh",
  folder = process.env.INIT_CWD ?? process.cwd(),
): Promise<SeedDraft> {
  const file = resolve(folder, path);
  if (!/\.(?:md|yaml)$/.test(file)) throw new Failure(`${path} is neither Markdown nor YAML`);
  const text = await readFile(file, "utf8").catch(() => {
    throw new Failure(`there is no file ${path}`);
  });
  const [own = ""] = pathBetween(SEED_FOLDER, file).split("/");
  const known = (name: string) => locales.find((each) => each === name);
  const chosen = known(own) ?? known(locale);
  if (!chosen) throw new Failure(`--locale is one of ${locales.join(", ")}`);
  return { path: pathBetween(ROOT, file), text, locale: chosen };
}

/** The item that a preview opens with: the first of the file. */
export function itemOfDraft(
  draft: SeedDraft,
  seeds: readonly Seed[],
): { seed: Seed; item: SeedItem } {
  const seed = seeds[locales.indexOf(draft.locale)];
  const item = seed?.items.find(({ id }) => String(id) === firstId(draft));
  if (!seed || !item) throw new Failure(`${draft.path} has no item to show`);
  return { seed, item };
}
