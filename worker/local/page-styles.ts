import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { pageRoutes } from "../../shared/routes/table.ts";

/** What all pages share; the other sheets are named like their views. */
const COMMON = "common";

/** As shared/styles/index.css has it. Whatever comes first tells the order of the layers. */
const LAYERS = "@layer reset,tokens,base,components,utilities;";

const HASH_LENGTH = 8;
const SHEET = new RegExp(`^([\\w-]+)-([\\w-]{${HASH_LENGTH}})\\.css$`);

const views = [...new Set(pageRoutes.map(({ view }) => view))];

/**
 * Writes one sheet for what all pages share and one for each view, instead of
 * one for each chunk (docs/decisions/0009-styles-in-the-document.md). The rules
 * of a sheet stand in the order in which the whole site imports them.
 *
 * @param entry the module that everything is reached from.
 */
export function pageStyles(entry: string): Plugin {
  const texts = new Map<string, string>();
  return {
    name: "page-styles",
    apply: "build",
    // After Vite has compiled them, before it collects them: it finds nothing to collect.
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        texts.set(id, code);
        return { code: "", map: null };
      },
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const { root, build } = this.environment.config;
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const views = viewModules(root);
      const modules = modulesBySheet(join(root, entry), views, importsOf, (id) => texts.has(id));
      const targets = targetsOf(build.cssTarget);
      const sheets = [...modules].map(([name, ids]) => {
        const text = ids.map((id) => texts.get(id)).join("\n");
        return [name, minify(name, text, targets)] as const;
      });
      const hash = createHash("sha256").update(JSON.stringify(sheets)).digest("base64url");
      for (const [name, source] of sheets) {
        const fileName = `assets/${name}-${hash.slice(0, HASH_LENGTH)}.css`;
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** A sheet as the worker has it. */
interface BuiltSheet {
  href: string;
  text: string;
  /** As the content policy names it: SHA-256 of the text, in base64. */
  hash: string;
}

/** The sheets of the built client, and what their names end with. */
export async function readSheets(
  client: string,
): Promise<{ build: string; sheets: Record<string, BuiltSheet> }> {
  const sheets: Record<string, BuiltSheet> = {};
  let build = "";
  for (const file of await readdir(join(client, "assets"))) {
    const [, name, end] = SHEET.exec(file) ?? [];
    if (!name || !end) continue;
    const text = await readFile(join(client, "assets", file), "utf8");
    const hash = createHash("sha256").update(text).digest("base64");
    sheets[name] = { href: `/assets/${file}`, text, hash };
    build = end;
  }
  const missing = [COMMON, ...views].filter((name) => !(name in sheets));
  if (missing.length > 0) throw new Error(`the client build has no styles for ${missing}`);
  return { build, sheets };
}

function viewModules(root: string): Map<string, string> {
  return new Map(views.map((view) => [join(root, `shared/routes/${view}.tsx`), view]));
}

/** By the name of a sheet, the modules with its rules. */
function modulesBySheet(
  entry: string,
  views: ReadonlyMap<string, string>,
  importsOf: (id: string) => readonly string[],
  isStyles: (id: string) => boolean,
): Map<string, string[]> {
  const all = reach([entry, ...views.keys()], importsOf).filter(isStyles);
  const withoutViews = (id: string) => importsOf(id).filter((imported) => !views.has(imported));
  const common = new Set(reach([entry], withoutViews));
  const sheets = new Map([[COMMON, all.filter((id) => common.has(id))]]);
  for (const [id, view] of views) {
    const own = new Set(reach([id], importsOf));
    const styles = all.filter((id) => own.has(id) && !common.has(id));
    sheets.set(view, styles);
  }
  return sheets;
}

/** All modules that some import, each after what it imports itself. */
function reach(ids: Iterable<string>, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of importsOf(id)) visit(imported);
    found.push(id);
  };
  for (const id of ids) visit(id);
  return found;
}

type Targets = Record<string, number>;

function minify(name: string, text: string, targets: Targets): string {
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(text),
    minify: true,
    targets,
  });
  const css = `${LAYERS}${code}`;
  // Vite would have put its address in place: here nothing does.
  if (/url\(|__VITE_/.test(css)) throw new Error(`${name}.css names a file`);
  if (/<\/style/i.test(css)) throw new Error(`${name}.css would close its element`);
  return css;
}

/** Vite's names of browsers, as the minifier has them. */
function targetsOf(targets: string | string[] | false | undefined): Targets {
  const names = targets ? [targets].flat() : [];
  const entries = names.flatMap((name) => {
    const [, browser, major, minor = "0"] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(name) ?? [];
    if (!browser || browser === "es") return [];
    const key = browser === "ios" ? "ios_saf" : browser;
    return [[key, (Number(major) << 16) | (Number(minor) << 8)] as const];
  });
  if (entries.length === 0) throw new Error("no browsers to write styles for");
  return Object.fromEntries(entries);
}
