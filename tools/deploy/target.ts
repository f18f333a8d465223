import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { readBuildName } from "../build/source-hash.ts";
import { Failure, reasonOf } from "../cli/failure.ts";
import { readSettings } from "../settings/read-settings.ts";
import { sending, smokeTest } from "../smoke/checks.ts";
import type { Target } from "./options.ts";
import { rollOut } from "./rollout.ts";
import { deployVersions, type Upload } from "./wrangler.ts";

/**
 * Sets CLOUDFLARE_ENV for this process and the processes that it starts. If wrangler.toml has no section for
 * production, the variable stays unset, because production is then at the top of the file.
 */
export async function selectEnvironment(target: Target): Promise<void> {
  const given = process.env.CLOUDFLARE_ENV;
  if (given)
    throw new Failure(
      `CLOUDFLARE_ENV is ${given}: unset it, because the target ${target} already selects the environment`,
    );
  if (target !== "production") {
    process.env.CLOUDFLARE_ENV = "staging";
    return;
  }
  const { others } = await readSettings({ isLocal: false });
  if (others.some(({ environment }) => environment === target)) process.env.CLOUDFLARE_ENV = target;
}

export interface Deployed {
  worker: string;
  origin: string | undefined;
  /** The version, if it was uploaded before its deployment. Undefined if wrangler has deployed it in one step. */
  upload: Upload | undefined;
  /** The version that the rollout replaces. */
  previous: string | undefined;
}

/**
 * Finishes a deployment with checks. An uploaded version that replaces a live version is rolled out in steps. Returns
 * the address of the site or of the preview.
 */
export async function finish(target: Target, deployed: Deployed): Promise<string> {
  const { origin = "", worker, upload, previous } = deployed;
  const build = await readBuildName();
  const check = async (address: string, headers: Record<string, string> = {}) => {
    await awaitBuild(address, build, { fetch: sending(headers), wait: setTimeout });
    await smokeTest(address, headers);
  };
  if (target === "preview") {
    const address = upload?.preview_alias_url ?? upload?.preview_url;
    if (!address) {
      throw new Failure(
        "the version has no address: wrangler.toml needs preview_urls = true below [env.staging], and staging must be deployed with this setting first",
      );
    }
    console.log(`→ ${address}`);
    await check(address);
    return address;
  }
  if (!upload || !previous) {
    await check(origin);
    return origin;
  }
  const next = upload.version_id;
  const askForNext = { "Cloudflare-Workers-Version-Overrides": `${worker}="${next}"` };
  await rollOut(next, previous, {
    deploy: deployVersions,
    check: (isLive) => check(origin, isLive ? {} : askForNext),
    wait: setTimeout,
    print: console.log,
  });
  return origin;
}

const ATTEMPTS = 30;
const ATTEMPT_INTERVAL_MS = 3000;

const healthSchema = v.object({ build: v.string() });

/**
 * Waits until the site responds with the new build. After a deployment, some data centres still run the previous
 * build for a while.
 */
export async function awaitBuild(
  origin: string,
  build: string,
  { fetch, wait }: { fetch: typeof globalThis.fetch; wait: (ms: number) => Promise<unknown> },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const found = await readBuild(origin, fetch);
    if (found === build) return;
    if (attempt === ATTEMPTS) {
      throw new Failure(
        `${origin}/healthz still reports ${found} instead of build ${build} after ${ATTEMPTS} attempts`,
      );
    }
    await wait(ATTEMPT_INTERVAL_MS);
  }
}

/** The name of the build that the site runs. If the name cannot be read, the reason is returned instead. */
async function readBuild(origin: string, fetch: typeof globalThis.fetch): Promise<string> {
  try {
    const response = await fetch(`${origin}/healthz`, { redirect: "manual" });
    const health = v.safeParse(healthSchema, await response.json().catch(() => undefined));
    return health.success ? health.output.build : `status ${response.status} without a build`;
  } catch (error) {
    return reasonOf(error);
  }
}
