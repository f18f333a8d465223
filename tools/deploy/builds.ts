import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/** Deployed builds: files below `assets/`, and when the next one took their place, in milliseconds since the epoch. */
const buildsSchema = v.array(
  v.object({ replacedAt: v.optional(v.number()), files: v.array(v.string()) }),
);

type Build = v.InferOutput<typeof buildsSchema>[number];

/** How long open tabs may request chunks of the build that they were served from. */
const KEPT_MS = 24 * 3_600_000;

/** For one file. */
const DOWNLOAD_MS = 30_000;

const ASSETS = "assets";
/** Beside the folder, whose files browsers may keep for ever. */
const LIST = "builds.json";

export interface KeepingEffects {
  fetch: typeof fetch;
  now: () => number;
}

/**
 * A deployment replaces all static assets. This fetches those of the builds of
 * the last 24 hours from the running site into the folder of the new build, and
 * lists all of them there for the next deployment. Yields how many were kept, and how
 * many could not be downloaded: a deployment does not fail for them.
 *
 * @param client folder of the built client.
 * @param origin of the running site; undefined where there is none yet.
 */
export async function keepPreviousBuilds(
  client: string,
  origin: string | undefined,
  { fetch, now }: KeepingEffects = { fetch: globalThis.fetch, now: Date.now },
): Promise<{ kept: number; lost: number }> {
  const files = await readdir(join(client, ASSETS));
  const previous = origin === undefined ? [] : await readBuilds(origin, fetch);
  const kept = previous
    .map(({ replacedAt = now(), ...build }) => ({ replacedAt, ...build }))
    .filter(({ replacedAt }) => now() - replacedAt < KEPT_MS);
  const missing = new Set(kept.flatMap((build) => build.files).filter(isAssetName));
  for (const file of files) missing.delete(file);
  let count = 0;
  for (const file of missing) {
    if (await download(`${origin}/${ASSETS}/${file}`, join(client, ASSETS, file), fetch)) count++;
  }
  await writeFile(join(client, LIST), JSON.stringify([{ files }, ...kept]));
  return { kept: count, lost: missing.size - count };
}

/** Empty for a new or unreachable site: nobody can have a tab of it open. */
async function readBuilds(origin: string, fetch: KeepingEffects["fetch"]): Promise<Build[]> {
  try {
    const response = await fetch(`${origin}/${LIST}`);
    return response.ok ? v.parse(buildsSchema, await response.json()) : [];
  } catch {
    return [];
  }
}

/** Names come from the network: none may lead out of the folder. */
function isAssetName(name: string): boolean {
  return /^[\w-][\w.-]*$/.test(name);
}

/** Where a file cannot be had, tabs that need it load their document again. */
async function download(
  url: string,
  path: string,
  fetch: KeepingEffects["fetch"],
): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (!response.ok) return false;
    await writeFile(path, new Uint8Array(await response.arrayBuffer()));
    return true;
  } catch {
    return false;
  }
}
