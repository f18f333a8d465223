import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

const SHARED = [
  "shared/styles",
  "shared/chart-geometry",
  "shared/icon-shapes",
  "shared/text",
  "shared/brand",
  "shared/i18n",
  "shared/media-urls",
  "shared/ui",
  "shared/content",
  "shared/routing",
  "shared/rendering",
  "shared/items",
  "shared/blocks",
  "shared/seo",
  "shared/openings",
  "shared/loaders",
  "shared/layouts",
  "shared/pages",
];
const WORKER = [
  ...SHARED,
  "cloudflare:",
  "node:crypto",
  "virtual:",
  "worker/crypto",
  "worker/config",
  "worker/platform",
];

/**
 * Three lists of folders, each from the lowest layer to the highest: for the browser's code, for the site's worker and
 * for the embedded content service. A folder may import from the folders that come before it in the same list.
 */
const LAYERS = [
  [...SHARED, "client"],
  [
    ...WORKER,
    "worker/cache",
    "worker/content-html",
    "worker/upstream",
    "worker/content-api",
    "worker/urls",
    "worker/structured-data",
    "worker/app-env.ts",
    "worker/responses",
    "worker/workers-cache",
    "worker/ssr",
    "worker/calendar",
    "worker/feeds",
    "worker/sitemaps",
    "worker/middleware",
    "worker/routes",
    "worker/app.ts",
    "worker/index.ts",
  ],
  [...WORKER, "worker/content-service", "worker/index.ts"],
];

/** Maps the path of each module in shared, worker and client to its text. */
export function readModules(): Record<string, string> {
  const paths = globSync("{shared,worker,client}/**/*.{ts,tsx}", { exclude: ["**/*.d.ts"] });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

/**
 * Finds the imports, including imports of types, that no list of {@link LAYERS} allows. There is one exception:
 * shared/brand only contains data, so it may import the types of its data from higher layers.
 */
export function misplacedImports(modules: Record<string, string>): string[] {
  return Object.entries(modules).flatMap(([path, source]) =>
    importsOf(path, source)
      .filter(
        ({ target, isType }) => !isAllowed(path, target) && !(isType && isForBrand(path, target)),
      )
      .map(({ target }) => `${path} imports ${target}`),
  );
}

/**
 * Whether an import is allowed by a list of {@link LAYERS}. All modules may import JSON files. Test files may also
 * import files of `tests/`.
 */
function isAllowed(path: string, target: string): boolean {
  if (target.endsWith(".json")) return true;
  if (target.startsWith("tests/")) return path.includes(".test.");
  return LAYERS.some((layers) => {
    const level = levelIn(layers, target);
    return level >= 0 && level <= levelIn(layers, path);
  });
}

function isForBrand(path: string, target: string): boolean {
  return path.startsWith("shared/brand/") && target.startsWith("shared/");
}

function levelIn(layers: readonly string[], path: string): number {
  return layers.findIndex((layer) =>
    `${path}/`.startsWith(layer.endsWith(":") ? layer : `${layer}/`),
  );
}

/**
 * The modules that a file imports. For a module of the repository, `target` is its path. For a module of the platform,
 * `target` is a name such as `node:fs`. Packages are left out, because they belong to no layer.
 */
function importsOf(path: string, source: string): { target: string; isType: boolean }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, isType })),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: source.slice(start + 1, end - 1),
      isType: false,
    })),
  ].flatMap(({ name, isType }) => {
    if (name?.startsWith(".")) return { target: join(dirname(path), name), isType };
    return name?.includes(":") ? { target: name, isType } : [];
  });
}
