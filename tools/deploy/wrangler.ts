import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { captureTool, runTool, SOURCE_CONFIG } from "../cli/spawn.ts";

const uploadSchema = v.object({
  type: v.literal("version-upload"),
  version_id: v.string(),
  preview_url: v.optional(v.string()),
  preview_alias_url: v.optional(v.string()),
});

export type Upload = v.InferOutput<typeof uploadSchema>;

/**
 * Runs a wrangler command that deploys or uploads a version. Returns the version after an upload, and undefined after a
 * deployment.
 */
export async function runWrangler(
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Upload | undefined> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "wrangler-"));
  const file = join(folder.path, "output.json");
  const variables = { ...env, WRANGLER_OUTPUT_FILE_PATH: file };
  const failure = "wrangler did not deploy; see above";
  await runTool("wrangler", parameters, failure, { env: variables });
  return readUpload(await readFile(file, "utf8").catch(() => ""));
}

/** Finds the uploaded version in wrangler's output file, which contains one JSON object per line. */
export function readUpload(text: string): Upload | undefined {
  const entries = text.split("\n").filter((line) => line !== "");
  return entries
    .map((line) => JSON.parse(line))
    .find((entry): entry is Upload => v.is(uploadSchema, entry));
}

const statusSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
  }),
);

/** Runs a tool without printing anything. */
type Capture = (
  ...call: Parameters<typeof captureTool>
) => Promise<{ stdout: string; output: string }>;

export async function liveVersion(capture: Capture = captureTool): Promise<string> {
  const parameters = ["deployments", "status", "--json", ...SOURCE_CONFIG];
  const { stdout, output } = await capture("wrangler", parameters);
  const status = v.safeParse(statusSchema, stdout);
  if (!status.success) {
    throw new Failure(
      `wrangler cannot say which version is live. If this is the first deployment, leave out “production”, because a first deployment cannot be gradual:\n${output.trim()}`,
    );
  }
  const [live, ...others] = status.output.versions;
  if (live && others.length === 0) return live.version_id;
  const shares = status.output.versions.map((it) => `${it.version_id}@${it.percentage}`);
  throw new Failure(
    `another rollout has not finished (${shares.join(", ")}). Give all requests to one of these versions first: npx wrangler versions deploy <id>@100 --yes --config wrangler.toml`,
  );
}

/** Sets the percentage of requests that each version gets. */
export async function deployVersions(shares: string[]): Promise<void> {
  const parameters = ["versions", "deploy", ...shares, "--yes", ...SOURCE_CONFIG];
  await runTool("wrangler", parameters, `wrangler did not deploy ${shares.join(" ")}; see above`);
}

const LOGGED_OUT = /"loggedIn":\s*false/;

/**
 * If wrangler is not logged in, returns a message that says what to do. Otherwise returns undefined. Some tokens do not
 * allow wrangler to read the user, so wrangler cannot say whether it is logged in. Then undefined is returned as well.
 */
export async function accountProblem(capture: Capture = captureTool): Promise<string | undefined> {
  const { stdout } = await capture("wrangler", ["whoami", "--json"]);
  if (!LOGGED_OUT.test(stdout)) return undefined;
  return "wrangler is not logged in. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID";
}
