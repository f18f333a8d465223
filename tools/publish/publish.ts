import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { Failure, reasonOf } from "../cli/failure.ts";
import { readSeed } from "../content-import/read-seed.ts";
import { contentRows } from "../content-import/sql.ts";
import { selectEnvironment } from "../deploy/target.ts";
import { notifySite } from "../purge/notify-site.ts";
import { readSettings } from "../settings/read-settings.ts";
import { announce, keysOf } from "./announce.ts";
import { changeBetween, changedPaths, noticeOf, STORED_SQL, type StoredRows } from "./changes.ts";
import { checkOut, findLiveCode, hasNewAssets, messageOf } from "./live-code.ts";
import type { Tools } from "./tools.ts";

export interface Publication {
  target: "staging" | "production";
  /** A file to which a line of Markdown about the publication is appended. */
  summary?: string | undefined;
  variables: NodeJS.ProcessEnv;
  now?: () => number;
}

/**
 * Publishes the content of the current commit to an environment. The environment keeps its code. The importer that
 * belongs to this code checks and writes the content, so content with a field that the live site does not know is
 * rejected.
 */
export async function publish(
  { target, summary, variables, now = Date.now }: Publication,
  tools: Tools,
): Promise<void> {
  const { git, npm, print } = tools;
  await selectEnvironment(target);
  const environment = process.env.CLOUDFLARE_ENV || undefined;
  const env = environment ? { CLOUDFLARE_ENV: environment } : {};
  const content = await git("rev-parse", "HEAD");
  const live = await findLiveCode(env, tools);
  print(
    `→ ${target} keeps the code of commit ${live.code.slice(0, 10)}, and gets the content of commit ${content.slice(0, 10)}`,
  );
  await using temporary = await mkdtempDisposable(join(tmpdir(), "publication-"));
  const folder = join(temporary.path, "site");
  await using _checkout = await checkOut(folder, live, content, tools);
  await check(folder, tools);
  const { settings } = await readSettings({ root: folder, environment, variables });
  const origin = settings.get("SITE_ORIGIN")?.value;
  if (!origin)
    throw new Failure(
      `SITE_ORIGIN of ${target} is not set in wrangler.toml: add the address of the site`,
    );
  const before = await readStored(folder, env, tools);
  const locales = await readSeed(folder);
  const change = changeBetween(before, contentRows(locales.map(({ seed }) => seed)));
  // Pictures and files are uploaded before the content, so that no page links to a file that is missing on the site.
  if (await hasNewAssets(live.assets, content, tools)) {
    const atOnce = target === "production" ? ["--at-once"] : [];
    const more = summary ? ["--summary", summary] : [];
    const naming = [`--tag=${live.code.slice(0, 12)}`, `--message=${messageOf(content)}`];
    const options = ["--skip-tests", ...atOnce, ...naming, ...more];
    // `npm run deploy` selects the environment itself.
    await npm(folder, ["run", "deploy", "--", target, ...options], { CLOUDFLARE_ENV: "" });
  }
  // The import runs without INVALIDATION_KEY. With this key, it would tell the site that everything has changed. Below,
  // the site is told which items have changed.
  await npm(folder, ["run", "content", "--", "--remote"], { ...env, INVALIDATION_KEY: "" });
  // If the database already has this content, an earlier publication may have failed between its import and its call to
  // the site. Then it is unknown what has changed, so everything is invalidated.
  const notice = change ? noticeOf(change) : { all: true as const };
  if (settings.get("INVALIDATION_KEY")?.value) {
    const warnings = await notifySite(settings, origin, { change: notice }, tools.fetch);
    for (const line of [`✓ ${origin} has been notified of ${inWords(notice)}`, ...warnings])
      print(line);
  } else {
    // The key is not read from .dev.vars, because the settings in that file may belong to another environment.
    print(
      "→ the site was not notified, because the environment has no INVALIDATION_KEY (.dev.vars is not read). Visitors see the changes when the cached pages are no longer fresh, or after npm run purge -- --keep-stale",
    );
  }
  await npm(folder, ["run", "smoke", "--", origin], env);
  const isPublic = target === "production" && settings.get("ROBOTS")?.value !== "none";
  if (!isPublic) return;
  if (!change) {
    print(
      "→ no search engine was notified: the database already had this content, so it is unknown which pages changed. If you have withdrawn a page, submit its address to the search engines by hand",
    );
    return;
  }
  const paths = changedPaths(change, locales, now());
  for (const line of await announce(origin, paths, keysOf(variables), tools.fetch)) print(line);
}

/** Checks the content with the importer that belongs to the live code. */
export async function check(folder: string, { npm }: Tools): Promise<void> {
  await npm(folder, ["run", "content", "--", "--check"], {}).catch((cause: unknown) => {
    throw new Failure(
      `the live code rejects this content. Correct the content, or first release code that supports it (${reasonOf(cause)})`,
      { cause },
    );
  });
}

const rowsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([
    v.object({
      results: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))),
    }),
  ]),
);

/** The rows that the database contains before the import. */
async function readStored(
  folder: string,
  env: NodeJS.ProcessEnv,
  { wrangler }: Tools,
): Promise<StoredRows> {
  const read = async (table: keyof StoredRows) => {
    const command = ["d1", "execute", "DB", "--remote", "--json", "--command", STORED_SQL[table]];
    return v.parse(rowsSchema, await wrangler(folder, command, env))[0].results;
  };
  return {
    nodes: await read("nodes"),
    items: await read("items"),
    redirects: await read("redirects"),
  };
}

function inWords(notice: ReturnType<typeof noticeOf>): string {
  return "all" in notice ? "a change of all pages" : `${notice.contentIds.length} changed items`;
}
