import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { reasonOf } from "../cli/failure.ts";

/**
 * The list of deployed builds, as the site serves it. `files` maps the name of each file in `assets/` to its SHA-256.
 * `replacedAt` is the time at which the next build replaced this build, in milliseconds since the epoch.
 */
const buildsSchema = v.array(
  v.object({ replacedAt: v.optional(v.number()), files: v.record(v.string(), v.string()) }),
);

type Build = v.InferOutput<typeof buildsSchema>[number];

/**
 * How long the files of a replaced build stay available, in milliseconds. A tab that was opened before the deployment
 * still requests files of the old build.
 */
const KEPT_MS = 24 * 3_600_000;

const DOWNLOAD_MS = 30_000;

const ASSETS = "assets";
/** The file with the list of builds. It is not in `assets/`, because browsers may cache files in `assets/` for ever. */
const LIST = "builds.json";

export interface KeptFiles {
  kept: number;
  lost: number;
  unreadable: string | undefined;
}

/**
 * Keeps files of earlier builds available, because a deployment replaces all static assets. The running site has a list
 * of its builds. The files of builds that were replaced in the last 24 hours are downloaded from the site into the
 * folder of the new build. A file whose hash differs from the hash in the list is left out. Then a new list is written
 * for the next deployment. Returns how many files were kept and lost. Losses do not stop the deployment.
 *
 * @param client folder of the built client.
 * @param origin the origin of the running site, or undefined if there is none yet.
 */
export async function keepPreviousBuilds(
  client: string,
  origin: string | undefined,
  { fetch, now } = { fetch: globalThis.fetch, now: Date.now },
): Promise<KeptFiles> {
  const download = (path: string) =>
    fetch(`${origin}/${path}`, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
  const files = await hashes(join(client, ASSETS));
  const previous = origin === undefined ? [] : await readBuilds(download);
  const unreadable = typeof previous === "string" ? `${origin}/${LIST}: ${previous}` : undefined;
  const kept = (typeof previous === "string" ? [] : previous)
    .map(({ replacedAt = now(), ...build }) => ({ replacedAt, ...build }))
    .filter(({ replacedAt }) => now() - replacedAt < KEPT_MS);
  const missing = kept
    .flatMap((build) => Object.entries(build.files))
    .filter(([file]) => isAssetName(file) && !Object.hasOwn(files, file));
  const wanted = new Map(missing);
  let count = 0;
  for (const [file, hash] of wanted) {
    // A failed download is no error. If a tab needs the missing file, it loads its document again.
    const response = await download(`${ASSETS}/${file}`).catch(() => undefined);
    const body = response?.ok && (await response.bytes().catch(() => undefined));
    if (!body || hashOf(body) !== hash) continue;
    await writeFile(join(client, ASSETS, file), body);
    count++;
  }
  await writeFile(join(client, LIST), JSON.stringify([{ files }, ...kept]));
  return { kept: count, lost: wanted.size - count, unreadable };
}

/** The line that reports the kept files. It begins with an exclamation mark if files were lost. */
export function describeKept({ kept, lost, unreadable }: KeptFiles): string {
  if (unreadable) {
    return `! no files of earlier builds are kept, because the list of these files could not be read (${unreadable}). Open tabs will load their page again`;
  }
  if (lost === 0) return `✓ files of earlier builds that stay available: ${kept}`;
  return `! files of earlier builds that stay available: ${kept}; ${lost} could not be downloaded`;
}

async function hashes(folder: string): Promise<Build["files"]> {
  const files = (await readdir(folder)).map(async (file) => {
    return [file, hashOf(await readFile(join(folder, file)))] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}

/**
 * Returns the list of builds from the running site. If the site has no list, the result is empty. If the list cannot be
 * read, returns the reason.
 */
async function readBuilds(
  download: (path: string) => Promise<Response>,
): Promise<Build[] | string> {
  try {
    const response = await download(LIST);
    if (response.ok) return v.parse(buildsSchema, await response.json());
    return response.status === 404 ? [] : `HTTP ${response.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Whether a name is valid for a file in `assets/`. The names in the list must not lead out of this folder. */
function isAssetName(name: string): boolean {
  return /^[\w-][\w.-]*$/.test(name);
}
