import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { BUILD_FILE, SOURCE_MAPS } from "./build/source-maps.ts";
import { Failure, runScript } from "./cli/failure.ts";
import { readOptions } from "./cli/options.ts";
import { ROOT, readNamedFile } from "./cli/root.ts";

const USAGE = `npm run decode -- stack.txt     prints the stack trace in this file with positions in the sources
                            the file may also contain a line of the log that has a stack trace
                            without a file name, the command reads the standard input
  --maps folder             the folder with the source maps of the build that printed the stack trace
                            (default: ${SOURCE_MAPS})`;

/**
 * Matches a position in a built file, such as `https://example.com/assets/main-1a2b3c4d.js:1:2345`. The groups are the
 * file's name, the line and the column.
 */
const POSITION = /[^\s()@]*?([\w.-]+\.js):(\d+):(\d+)/g;

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ build: v.string(), stack: v.string() }),
);

await runScript(async () => {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { maps: { type: "string", default: join(ROOT, SOURCE_MAPS) } },
  });
  const [file, ...more] = positionals;
  if (more.length > 0) {
    throw new Failure(`name one file only, not also “${more.join(" ")}”\n\n${USAGE}`);
  }
  const folder = resolve(values.maps);
  const built = await readBuild(folder);
  const input = await (file === undefined ? text(process.stdin) : readNamedFile(file));
  const line = v.safeParse(lineSchema, input);
  if (line.success && line.output.build !== built) throw otherBuild(line.output.build, built);
  console.log(await decode(line.success ? line.output.stack : input, folder, built));
});

async function readBuild(folder: string): Promise<string> {
  const build = await readFile(join(folder, BUILD_FILE), "utf8").catch(() => undefined);
  if (build !== undefined) return build;
  throw new Failure(
    `${folder} has no source maps: run npm run build, or name their folder with --maps`,
  );
}

/**
 * Replaces the positions in a stack trace with positions in the sources. A position stays as it is if its file has no
 * source map. The platform's own files have none.
 */
async function decode(stack: string, folder: string, built: string): Promise<string> {
  const files = new Set([...stack.matchAll(POSITION)].map(([, file = ""]) => file));
  if (files.size === 0)
    throw new Failure(
      "the input contains no position such as main-1a2b3c4d.js:1:2345. Copy the complete stack",
    );
  const maps = new Map<string, SourceMap>();
  for (const file of files) {
    const map = await readFile(join(folder, `${file}.map`), "utf8").catch(() => undefined);
    if (map !== undefined) maps.set(file, new SourceMap(JSON.parse(map)));
  }
  if (maps.size === 0) throw otherBuild(`the one with ${[...files].join(", ")}`, built);
  let found = 0;
  const decoded = stack.replaceAll(POSITION, (frame, file, line, column) => {
    const position = positionIn(maps.get(file), Number(line), Number(column));
    if (position) found++;
    return position ?? frame;
  });
  if (found === 0)
    throw new Failure(
      "the source maps contain none of the positions in the input: copy the stack exactly as it was printed",
    );
  return decoded;
}

function positionIn(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const found = map?.findOrigin(line, column);
  if (!found || !("fileName" in found)) return undefined;
  // The paths of sources in a source map are relative to the folder of the built file.
  return `${found.fileName.replace(/^(?:\.\.\/)+/, "")}:${found.lineNumber}:${found.columnNumber}`;
}

function otherBuild(wanted: string, built: string): Failure {
  return new Failure(
    `the stack comes from another build (${wanted}) than the source maps (${built}). Use --maps to name the folder with the source maps of the stack's build`,
  );
}
