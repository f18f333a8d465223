import { createHash } from "node:crypto";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { readWranglerFile, WRANGLER_FILE } from "../settings/wrangler-file.ts";
import { checkOut, findLiveCode } from "./live-code.ts";
import { check } from "./publish.ts";
import type { Tools } from "./tools.ts";

/** The name of a branch's preview. The preview's address begins with this name, and its database has this name. */
export function previewName(branch: string): string {
  const plain = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  // The hash distinguishes branches whose names differ only in the removed characters.
  const hash = createHash("sha256").update(branch).digest("hex").slice(0, 6);
  return `content-${plain.slice(0, 16)}-${hash}`.replace(/-+/g, "-");
}

const STAGING = { CLOUDFLARE_ENV: "staging" };

const listSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ uuid: v.string(), name: v.string() })),
);

/**
 * Uploads a preview of a branch. The preview is a version of staging's worker, with the code of production and the
 * content of the current commit. It has a database and an address of its own. Search engines must not index previews,
 * so staging's settings need ROBOTS = "none".
 */
export async function previewBranch(
  branch: string,
  summary: string | undefined,
  tools: Tools,
): Promise<void> {
  const { git, npm, print } = tools;
  const name = previewName(branch);
  const content = await git("rev-parse", "HEAD");
  const { others } = readWranglerFile(await readFile(join(ROOT, WRANGLER_FILE), "utf8"), undefined);
  const hasSection = others.some(({ environment }) => environment === "production");
  const live = await findLiveCode(hasSection ? { CLOUDFLARE_ENV: "production" } : {}, tools);
  await using temporary = await mkdtempDisposable(join(tmpdir(), "preview-"));
  const folder = join(temporary.path, "site");
  await using _checkout = await checkOut(folder, live, content, tools);
  await check(folder, tools);
  const id = (await findDatabase(name, tools)) ?? (await createDatabase(name, tools));
  await setDatabase(folder, { name, id });
  const own = { ...STAGING, INVALIDATION_KEY: "" };
  await npm(folder, ["run", "content", "--", "--remote", "--allow-removal"], own);
  const more = summary ? ["--summary", summary] : [];
  const message = `--message=preview of ${branch}`.slice(0, 100);
  await npm(folder, ["run", "deploy", "--", "preview", "--skip-tests", message, ...more], {
    CLOUDFLARE_ENV: "",
    INVALIDATION_KEY: "",
    // Wrangler makes the preview's address from the name of the branch.
    WORKERS_CI_BRANCH: name,
  });
  print(
    `✓ ${branch} has a preview. To delete the preview, run npm run publish:content -- preview --branch ${branch} --delete`,
  );
}

/**
 * Deletes a preview's database. Cloudflare cannot delete the preview's version of the worker, but without the database
 * this version has no content.
 */
export async function deletePreview(branch: string, tools: Tools): Promise<void> {
  const name = previewName(branch);
  if ((await findDatabase(name, tools)) === undefined) {
    tools.print(`→ ${branch} has no preview, so nothing was deleted`);
    return;
  }
  await tools.wrangler(ROOT, ["d1", "delete", name, "--skip-confirmation"], STAGING);
  tools.print(`✓ the database ${name} is deleted`);
}

async function findDatabase(name: string, { wrangler }: Tools): Promise<string | undefined> {
  const databases = v.parse(listSchema, await wrangler(ROOT, ["d1", "list", "--json"], STAGING));
  return databases.find((each) => each.name === name)?.uuid;
}

async function createDatabase(name: string, tools: Tools): Promise<string> {
  await tools.wrangler(ROOT, ["d1", "create", name, "--location", "apac"], STAGING);
  const id = await findDatabase(name, tools);
  if (id === undefined)
    throw new Failure(
      `the database ${name} was created, but Cloudflare does not list it yet: run the command again in a minute`,
    );
  return id;
}

/** Replaces staging's database with another database in the wrangler.toml of a checkout. */
async function setDatabase(
  folder: string,
  { name, id }: { name: string; id: string },
): Promise<void> {
  const file = join(folder, WRANGLER_FILE);
  const text = await readFile(file, "utf8");
  const { databases, settings } = readWranglerFile(text, "staging");
  if (settings.get("ROBOTS")?.value !== "none") {
    throw new Failure(
      `${WRANGLER_FILE} [env.staging.vars] needs ROBOTS = "none", because search engines would otherwise index previews`,
    );
  }
  const staging = databases.find(({ binding }) => binding === "DB");
  if (!staging?.database_id || !staging.database_name) {
    throw new Failure(`${WRANGLER_FILE} [env.staging] needs the database DB`);
  }
  await writeFile(
    file,
    text
      .replaceAll(`"${staging.database_id}"`, `"${id}"`)
      .replaceAll(`"${staging.database_name}"`, `"${name}"`),
  );
}
