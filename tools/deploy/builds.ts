import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { reasonOf } from "../cli/failure.ts";

/** Deployed builds: files below `assets/`, and when the next one took their place, in milliseconds since the epoch. */
const buildsSchema = v.array(
  v.object({ replacedAt: v.optional(v.number()), files: v.array(v.string()) }),
);

type Build = v.InferOutput<typeof buildsSchema>[number];

/** How long open tabs may request chunks of the build that they were served from. */
const KEPT_MS = 24 * 3_600_000;

/** For the list, or one file. */
const DOWNLOAD_MS = 30_000;

const ASSETS = "assets";
/** Beside the folder, whose files browsers may keep for ever. */
const LIST = "builds.json";

export interface KeptFiles {
  kept: number;
  lost: number;
  unreadable: string | undefined;
}

export interface KeepingEffects {
  fetch: typeof fetch;
  now: () => number;
}

/**
 * A deployment replaces all static assets. This fetches those of the builds of
 * the last 24 hours from the running site into the folder of the new build, and
 * lists all of them there for the next deployment. Yields how many were kept, how many could not
 * be downloaded, and why the list could not be read, if so: a deployment does not fail for them.
 *
 * @param client folder of the built client.
 * @param origin of the running site; undefined where there is none yet.
 */
export async function keepPreviousBuilds(
  client: string,
  origin: string | undefined,
  { fetch, now }: KeepingEffects = { fetch: globalThis.fetch, now: Date.now },
): Promise<KeptFiles> {
  const files = await readdir(join(client, ASSETS));
  const { builds: previous, unreadable } = await readBuilds(origin, fetch);
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
  return { kept: count, lost: missing.size - count, unreadable };
}

/** A new site, or one from before there was a list, has none. */
async function readBuilds(
  origin: string | undefined,
  fetch: KeepingEffects["fetch"],
): Promise<{ builds: Build[]; unreadable?: string }> {
  if (origin === undefined) return { builds: [] };
  const url = `${origin}/${LIST}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (response.ok) return { builds: v.parse(buildsSchema, await response.json()) };
    return response.status === 404
      ? { builds: [] }
      : { builds: [], unreadable: `${url}: HTTP ${response.status}` };
  } catch (error) {
    return { builds: [], unreadable: `${url}: ${reasonOf(error)}` };
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
