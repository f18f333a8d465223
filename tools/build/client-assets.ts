import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Manifest, Plugin } from "vite";
import { listFiles, ROOT } from "../cli/root.ts";
import { readBuildName } from "./source-hash.ts";
import { valueFormat } from "./value-format.ts";

/** The entry modules of the client. The worker writes the URLs of their built files into its HTML documents. */
export const clientInputs = {
  entry: "client/entry.ts",
  main: "client/main.tsx",
  reporting: "client/reporting/reporting.ts",
  serviceWorker: "client/service-worker/service-worker.ts",
};

const ID = "virtual:client-assets";
const PUBLIC = "client/public";
const CLIENT = "dist/client";
/**
 * The manifest of the client's build. It is in dist/client, whose files wrangler uploads, but .assetsignore excludes it
 * from the upload.
 */
const MANIFEST = join(CLIENT, ".vite/manifest.json");
/**
 * Matches the source files that only some documents need: the modules of pages, blocks, openings (tops of pages) and
 * tabs, and the style sheets of elements in the texts of items. This file calls each of them a “part”. A document loads
 * the files that all documents need, and the files of the parts that it shows.
 */
export const PART =
  /^shared\/((?:(?:pages|blocks|openings)\/[\w-]+|items\/group-tabs)(?=\.tsx?$)|items\/body-styles\/[\w-]+(?=\.(?:css|ts)$))/;
/**
 * Matches “late” style sheets. These style the end of the page, and components that few documents contain before a
 * script has added them. The build puts all late style sheets into one file. A document that shows such a component
 * contains the text of the file. Any other document loads the file with a link just before the end of the page.
 */
export const LATE_SHEETS = /\.(late)(?:\.module)?\.css$/;
const MESSAGES = /^shared\/i18n\/messages\/([\w-]+)\.ts$/;

/** Provides the worker with the URLs of the client's files and with the styles of its documents. */
export function clientAssets(): Plugin {
  let isBuild = false;
  /** Maps the path of a client module to the path of the built file that contains the module. */
  const fileOf = new Map<string, string>();
  return {
    name: "client-assets",
    // The builds of the client and of the worker share this plugin, because the client's build fills `fileOf` and the
    // worker's build, which comes last, reads it.
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === "build";
    },
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        for (const id of file.moduleIds) fileOf.set(relative(ROOT, id), file.fileName);
      }
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return;
      const assets = isBuild ? await builtAssets(fileOf) : developmentAssets;
      // The URLs of the files in client/public, as content writes them. In these URLs, the names of files for download
      // have no hash yet (hashed-files.ts).
      const publicFiles = (await listFiles(PUBLIC)).map((path) => `/${path}`);
      const { files, sheets, ...values } = assets;
      const format = await valueFormat();
      const constants = Object.entries({ ...values, publicFiles, format }).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return [...constants, sheetsCode(files, sheets)].join("\n");
    },
  };
}

/**
 * The code with which the virtual module exports the style sheets of each part. Several parts may use the same sheet,
 * so the text of each sheet is stored only once, and the parts refer to it by index.
 */
function sheetsCode(files: object[], sheets: Record<string, number[]>): string {
  const lists = Object.entries(sheets).map(
    ([part, indexes]) => `"${part}": [${indexes.map((index) => `files[${index}]`)}]`,
  );
  return `const files = ${JSON.stringify(files)};\nexport const sheets = { ${lists} };`;
}

const developmentAssets = {
  entry: "/client/development.ts",
  reportingEntry: "/client/development.ts",
  main: [],
  parts: {},
  messages: {},
  files: [{ href: "/shared/styles/index.css" }],
  sheets: { common: [0] },
  serviceWorker: "",
  build: "development",
  development: true,
};

async function builtAssets(fileOf: ReadonlyMap<string, string>) {
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, "utf8"));
  const pathOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the client build has no ${source}`);
    return `/${chunk.file}`;
  };
  const main = reach(manifest, clientInputs.main);
  const lazy = (sources: RegExp) =>
    mapValues(chunksOf(manifest, fileOf, sources), (chunk) =>
      reach(manifest, chunk).filter((reached) => !main.includes(reached)),
    );
  const late = chunksOf(manifest, fileOf, LATE_SHEETS);
  const common = main.filter((chunk) => !Object.values(late).includes(chunk));
  const parts = lazy(PART);
  const lateParts = mapValues(late, (chunk) => [chunk]);
  const paths = mapValues({ common, ...lateParts, ...parts }, (chunks) =>
    chunks.flatMap((chunk) =>
      isSheet(chunk) ? [manifest[chunk]?.file ?? ""] : (manifest[chunk]?.css ?? []),
    ),
  );
  const all = [...new Set(Object.values(paths).flat())];
  return {
    entry: pathOf(clientInputs.entry),
    reportingEntry: pathOf(clientInputs.reporting),
    main: main.map(pathOf),
    parts: mapValues(parts, (chunks) => chunks.filter((chunk) => !isSheet(chunk)).map(pathOf)),
    messages: mapValues(lazy(MESSAGES), (chunks) => chunks.map(pathOf)),
    files: await Promise.all(all.map(readSheet)),
    sheets: mapValues(paths, (own) => own.map((path) => all.indexOf(path))),
    serviceWorker: pathOf(withoutImports(manifest, clientInputs.serviceWorker)),
    build: await readBuildName(),
    development: false,
  };
}

/**
 * Returns the path of the service worker's module, after a check that the built file contains no imports. Browsers run
 * the built file as a classic script, in which an import is a syntax error.
 */
function withoutImports(manifest: Manifest, source: string): string {
  const { imports = [] } = manifest[source] ?? {};
  if (imports.length > 0)
    throw new Error(
      `${source} imports chunks that pages also use (${imports}), but a service worker must not contain imports: import only modules that no page uses`,
    );
  return source;
}

/**
 * Finds the chunks that contain the modules whose paths match the pattern. The keys of the result are the names that
 * the pattern captures in the paths. The values are the manifest's keys of the chunks.
 */
function chunksOf(
  manifest: Manifest,
  fileOf: ReadonlyMap<string, string>,
  sources: RegExp,
): Record<string, string> {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  // A style sheet that the client imports directly is not in a chunk. It has an entry of its own in the manifest.
  const keys = Object.keys(manifest).map((key) => [key, key] as const);
  const chunks = [...fileOf].map(([source, file]) => [source, keyOf.get(file) ?? ""] as const);
  const entries = [...keys, ...chunks].flatMap(([source, chunk]) => {
    const [, name] = sources.exec(source) ?? [];
    return name === undefined ? [] : [[name, chunk] as const];
  });
  return Object.fromEntries(entries);
}

function isSheet(chunk: string): boolean {
  return chunk.endsWith(".css");
}

/**
 * The keys of a chunk and of all chunks that it imports, directly or indirectly. Imported chunks come first, because
 * their styles must come before the styles of the importing chunk.
 */
function reach(manifest: Manifest, source: string, found = new Set<string>()): string[] {
  for (const imported of manifest[source]?.imports ?? []) {
    if (!found.has(imported)) reach(manifest, imported, found);
  }
  return [...found.add(source)];
}

/** The URL and the text of a built style sheet, and the text's hash for the Content Security Policy. */
async function readSheet(file: string) {
  const text = await readFile(join(CLIENT, file), "utf8");
  if (/<\/style/i.test(text))
    throw new Error(`${file} contains </style, which would end its style element: remove it`);
  return { href: `/${file}`, text, hash: createHash("sha256").update(text).digest("base64") };
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/**
 * Keeps a style sheet in the client's build even if the client uses none of its class names. Some components are
 * rendered only on the server, and the client imports them just for their styles.
 */
export function serverStyles(): Plugin {
  return {
    name: "server-styles",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
