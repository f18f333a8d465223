import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { describeKept, keepPreviousBuilds } from "../../tools/deploy/builds.ts";
import { testFolder } from "../helpers/test-folder.ts";

const { pathOf, write } = testFolder();

const ORIGIN = "https://www.example.com";
const HOUR = 3_600_000;

/**
 * Returns the SHA-256 hash of each file in the form of `builds.json`, which lists the live build and the builds before
 * it.
 */
function hashes(files: Record<string, string>): Record<string, string> {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hash(text)]));
}

/** Creates the folder of a new build with one file, and a live site that serves the given files of previous builds. */
async function setUp(served: Record<string, string>) {
  const client = pathOf();
  await write({ "assets/main-new.js": "new" });
  const requested: string[] = [];
  const fetch = async (url: unknown) => {
    const path = String(url).replace(`${ORIGIN}/`, "");
    requested.push(path);
    const body = served[path];
    if (body === "broken") throw new TypeError("fetch failed");
    return new Response(body ?? "none", { status: body === undefined ? 404 : 200 });
  };
  const keep = (now: number) =>
    keepPreviousBuilds(client, ORIGIN, { fetch: fetch as typeof globalThis.fetch, now: () => now });
  const list = async () => JSON.parse(await readFile(join(client, "builds.json"), "utf8"));
  return { client, requested, keep, list };
}

describe("a deployment", () => {
  test("keeps the files of the build that it replaces", async () => {
    const builds = JSON.stringify([{ files: hashes({ "main-old.js": "old", "gone.js": "" }) }]);
    const { client, keep, list } = await setUp({
      "builds.json": builds,
      "assets/main-old.js": "old",
    });
    await keep(5 * HOUR);
    expect(await readFile(join(client, "assets/main-old.js"), "utf8")).toBe("old");
    expect(await list()).toEqual([
      { files: hashes({ "main-new.js": "new" }) },
      { replacedAt: 5 * HOUR, files: hashes({ "main-old.js": "old", "gone.js": "" }) },
    ]);
  });

  test("drops builds that were replaced more than a day ago", async () => {
    const builds = JSON.stringify([
      { files: hashes({ "main-old.js": "" }) },
      { replacedAt: 2 * HOUR, files: hashes({ "main-older.js": "" }) },
      { replacedAt: 1 * HOUR, files: hashes({ "main-oldest.js": "" }) },
    ]);
    const { requested, keep, list } = await setUp({ "builds.json": builds });
    await keep(25.5 * HOUR);
    expect(requested).toEqual(["builds.json", "assets/main-old.js", "assets/main-older.js"]);
    expect(await list()).toHaveLength(3);
  });

  test("keeps the other files if a download fails", async () => {
    const files = hashes({ "main-old.js": "broken", "page-old.js": "old", "gone.js": "" });
    const { client, keep } = await setUp({
      "builds.json": JSON.stringify([{ files }]),
      "assets/main-old.js": "broken",
      "assets/page-old.js": "old",
    });
    expect(await keep(HOUR)).toMatchObject({ kept: 1, lost: 2 });
    expect(await readdir(join(client, "assets"))).toEqual(["main-new.js", "page-old.js"]);
  });

  test("does not keep a file whose content does not match the file's hash in the list of builds", async () => {
    const { client, keep } = await setUp({
      "builds.json": JSON.stringify([{ files: hashes({ "main-old.js": "old" }) }]),
      "assets/main-old.js": "alert(document.cookie)",
    });
    expect(await keep(HOUR)).toMatchObject({ kept: 0, lost: 1 });
    expect(await readdir(join(client, "assets"))).toEqual(["main-new.js"]);
  });

  test("of a new site keeps no files of previous builds", async () => {
    const { client, keep } = await setUp({});
    expect(await keep(0)).toEqual({ kept: 0, lost: 0 });
    expect(await readdir(join(client, "assets"))).toEqual(["main-new.js"]);
  });

  test.each([
    ["does not respond", "broken", "fetch failed"],
    ["responds with a login page", "<!doctype html>", "is not valid JSON"],
  ])("keeps no files and says why if the site %s", async (_, list, reason) => {
    const { keep } = await setUp({ "builds.json": list });
    const { kept, unreadable } = await keep(0);
    expect(kept).toBe(0);
    expect(unreadable).toContain(`${ORIGIN}/builds.json: `);
    expect(unreadable).toContain(reason);
  });

  test("writes nothing outside the folder of the build, even if the list of builds contains names such as ../../evil.js", async () => {
    const builds = JSON.stringify([
      { files: { "../../evil.js": "", "a/b.js": "", ".hidden": "" } },
    ]);
    const { requested, keep } = await setUp({ "builds.json": builds });
    expect(await keep(0)).toEqual({ kept: 0, lost: 0 });
    expect(requested).toEqual(["builds.json"]);
  });
});

test.each([
  [{ kept: 2, lost: 0, unreadable: undefined }, /^✓ files .*: 2$/],
  [{ kept: 2, lost: 1, unreadable: undefined }, /^! files .*: 2; 1 could not be downloaded$/],
  [
    { kept: 0, lost: 0, unreadable: `${ORIGIN}/builds.json: HTTP 500` },
    /^! no files .* HTTP 500\)/,
  ],
])("the output line for %j begins with a check mark only if no file is lost", (files, line) => {
  expect(describeKept(files)).toMatch(line);
});
