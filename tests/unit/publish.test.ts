import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Failure } from "../../tools/cli/failure.ts";
import { readSeed } from "../../tools/content-import/read-seed.ts";
import { contentRows } from "../../tools/content-import/sql.ts";
import { changedSince, isContent } from "../../tools/publish/live-code.ts";
import { deletePreview, previewBranch, previewName } from "../../tools/publish/preview.ts";
import { publish } from "../../tools/publish/publish.ts";
import type { Tools } from "../../tools/publish/tools.ts";
import { markdown, navigation } from "../helpers/seed-folder.ts";
import { testFolder } from "../helpers/test-folder.ts";

/**
 * These tests run publications in a temporary folder. A bare repository replaces the Git service, and fakes replace
 * Cloudflare and npm. The live code is the commit of the version that visitors get.
 */

const { pathOf, write } = testFolder();
const SITE = "https://www.example.com";
const KEY = "k".repeat(32);

const WRANGLER = `name = "site"
[vars]
SITE_ORIGIN = "${SITE}"
[[d1_databases]]
binding = "DB"
database_name = "content"
database_id = "11111111-1111-1111-1111-111111111111"
[env.staging]
[env.staging.vars]
SITE_ORIGIN = "https://staging.example.com"
ROBOTS = "none"
[[env.staging.d1_databases]]
binding = "DB"
database_name = "content-staging"
database_id = "22222222-2222-2222-2222-222222222222"
`;
const ITEM = "clone/content/zh/1.md";
const RELEASED = {
  "clone/wrangler.toml": WRANGLER,
  "clone/package-lock.json": "{}",
  "clone/shared/brand/media.json": "{}",
  "clone/client/public/files/disclosures/1.pdf": "%PDF-1",
  "clone/content/zh/navigation.yaml": navigation(38),
  "clone/content/en/navigation.yaml": navigation(39),
  [ITEM]: markdown(1),
};

function git(...parameters: string[]): string {
  const names = [
    "-c",
    "user.name=a",
    "-c",
    "user.email=a@a.example",
    "-c",
    "init.defaultBranch=main",
  ];
  return execFileSync("git", ["-C", pathOf("clone"), ...names, ...parameters], {
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
}

function commit(message: string): string {
  git("add", "--all");
  git("commit", "--quiet", "-m", message);
  return git("rev-parse", "HEAD");
}

let released = "";

beforeEach(async () => {
  await write(RELEASED);
  execFileSync("git", ["init", "--quiet", "--bare", pathOf("origin.git")]);
  git("init", "--quiet");
  git("remote", "add", "origin", pathOf("origin.git"));
  released = commit("the release");
  git("tag", "v1.0.0");
  git("push", "--quiet", "origin", "main", "v1.0.0");
  vi.stubEnv("CLOUDFLARE_ENV", "");
});

afterEach(() => vi.unstubAllEnvs());

interface Called {
  command: string;
  env: NodeJS.ProcessEnv;
  /** The text of the item, and wrangler.toml, in the checkout in which the command ran. */
  item: string;
  settings: string;
}

/**
 * A fake of everything that a publication uses except git. The live version has the given annotations. The fake records
 * the commands that are run and the requests that are sent.
 */
async function platform(annotations = { "workers/tag": "v1.0.0", "workers/message": "" }) {
  const stored = contentRows((await readSeed(pathOf("clone"))).map(({ seed }) => seed));
  const databases = new Map([["content", "11111111"]]);
  const called: Called[] = [];
  const printed: string[] = [];
  const sent: { url: string; body: string }[] = [];
  const refuses = { check: false };
  const tools: Tools = {
    git: async (...parameters) => {
      try {
        return git(...parameters);
      } catch (cause) {
        throw new Failure("git failed", { cause });
      }
    },
    async npm(folder, parameters, env) {
      const command = parameters.slice(1).join(" ");
      if (command === "content -- --check" && refuses.check) throw new Failure("content/zh/1.md:5");
      const read = (path: string) => readFile(join(folder, path), "utf8").catch(() => "");
      called.push({
        ...{ command, env },
        item: await read("content/zh/1.md"),
        settings: await read("wrangler.toml"),
      });
    },
    async wrangler(_, parameters) {
      const [group, verb, name = ""] = parameters;
      const is = (...words: string[]) => words.join() === [group, verb].join();
      if (is("deployments", "status")) {
        return JSON.stringify({ versions: [{ version_id: "live", percentage: 100 }] });
      }
      if (is("versions", "view")) return JSON.stringify({ id: name, annotations });
      if (is("d1", "create")) databases.set(name, `uuid-of-${name}`);
      if (is("d1", "delete")) databases.delete(name);
      if (is("d1", "list")) {
        return JSON.stringify(Array.from(databases, ([own, uuid]) => ({ name: own, uuid })));
      }
      if (!is("d1", "execute")) return "";
      const table = /FROM (nodes|items|redirects)$/.exec(parameters.at(-1) ?? "")?.[1];
      return JSON.stringify([{ results: stored[table as "nodes"] }]);
    },
    fetch: async (input, init) => {
      sent.push({ url: String(input), body: String(init?.body ?? "") });
      if (String(input).endsWith("/abc.txt")) return new Response("abc\n");
      if (String(input).includes("baidu")) return Response.json({ success: 2 });
      return new Response(null, { status: 202 });
    },
    print: (line) => printed.push(line),
  };
  const commands = () => called.map(({ command }) => command);
  return { tools, databases, called, commands, printed, sent, refuses };
}

const variables = { INVALIDATION_KEY: KEY };
const production = { target: "production", variables } as const;

describe("merged content", () => {
  test("is checked and imported by the live code, and the site is notified only about the items that have changed", async () => {
    const site = await platform();
    await write({ [ITEM]: markdown(1, [], "改过的正文") });
    commit("a correction");
    await publish(production, site.tools);
    expect(site.commands()).toEqual([
      "content -- --check",
      "content -- --remote",
      `smoke -- ${SITE}`,
    ]);
    expect(site.called.every(({ item }) => item.includes("改过的正文"))).toBe(true);
    expect(site.called[1]?.env).toMatchObject({ INVALIDATION_KEY: "" });
    expect(site.sent).toEqual([
      { url: `${SITE}/hooks/content-changed`, body: '{"nodeIds":[2],"contentIds":[1]}' },
    ]);
    expect(git("worktree", "list").split("\n")).toHaveLength(1);
  });

  test("that adds a redirect invalidates all pages, and is not announced to search engines", async () => {
    const site = await platform();
    await write({ "clone/content/redirects.yaml": "/old: /news/press_releases\n" });
    commit("a former address");
    await publish(
      { target: "production", variables: { ...variables, BAIDU_PUSH_TOKEN: "t" } },
      site.tools,
    );
    expect(site.sent.map(({ body }) => body)).toEqual(['{"all":true}']);
  });

  test("that contains new files is imported after the live code was deployed again with these files and with the same version tag", async () => {
    const site = await platform();
    await write({ "clone/client/public/files/disclosures/1.pdf": "%PDF-2" });
    const content = commit("another report");
    await write({ "clone/worker.ts": "export {}" });
    const head = commit("code that is not released");
    await publish(production, site.tools);
    const deploy = `deploy -- production --skip-tests --at-once --tag=${released.slice(0, 12)} --message=content ${head}`;
    const smoke = `smoke -- ${SITE}`;
    expect(site.commands()).toEqual(["content -- --check", deploy, "content -- --remote", smoke]);
    // Nothing in the repository records a publication. The next publication reads the annotations of the live version
    // to learn which files are live.
    const next = await platform({
      "workers/tag": released.slice(0, 12),
      "workers/message": `content ${content}`,
    });
    await publish(production, next.tools);
    expect(next.commands()).toEqual(["content -- --check", "content -- --remote", smoke]);
    // Everything is invalidated, because an earlier publication may have failed before it notified the site.
    expect(next.sent.map(({ body }) => body)).toEqual(['{"all":true}']);
  });

  test("that the live code rejects is not published", async () => {
    const site = await platform();
    site.refuses.check = true;
    await expect(publish(production, site.tools)).rejects.toThrow(
      /first release code that supports it \(content\/zh\/1\.md:5\)/,
    );
    expect(site.called).toEqual([]);
    expect(site.sent).toEqual([]);
  });

  test.each(["", "8f3c2a-changed", "v9"])(
    "is refused if the live version's tag is “%s”, because this tag names no commit",
    async (tag) => {
      const site = await platform({ "workers/tag": tag, "workers/message": "" });
      await expect(publish(production, site.tools)).rejects.toThrow("does not name a commit");
      expect(site.called).toEqual([]);
    },
  );

  test("is announced to search engines only if keys are set, and only from production", async () => {
    const keys = { ...variables, INDEXNOW_KEY: "abc", BAIDU_PUSH_TOKEN: "t" };
    const site = await platform();
    await write({
      [ITEM]: markdown(1, [], "改过"),
      "clone/content/zh/2.md": markdown(2, ["publishTime: 2099-01-01"]),
    });
    commit("a correction, and an item of the future");
    await publish({ target: "staging", variables: keys }, site.tools);
    expect(site.sent).toHaveLength(1);
    vi.stubEnv("CLOUDFLARE_ENV", "");
    await publish({ target: "production", variables: keys }, site.tools);
    const told = site.sent.slice(2);
    expect(told.map(({ url }) => url)).toEqual([
      `${SITE}/abc.txt`,
      `http://data.zz.baidu.com/urls?site=${encodeURIComponent(SITE)}&token=t`,
      "https://api.indexnow.org/indexnow",
    ]);
    const pages = [`${SITE}/news/news_detail/1`, `${SITE}/news/press_releases`];
    expect(told[1]?.body.split("\n")).toEqual(pages);
    expect(JSON.parse(told[2]?.body ?? "")).toMatchObject({ key: "abc", urlList: pages });
  });
});

test("a change is a change of content if all of its files are content", async () => {
  const { tools } = await platform();
  await write({ [ITEM]: markdown(1, [], "a"), "clone/client/public/media/a-480.webp": "" });
  commit("content");
  expect((await changedSince(released, tools)).every(isContent)).toBe(true);
  await write({ "clone/contents.ts": "" });
  const withCode = commit("code");
  expect((await changedSince(released, tools)).every(isContent)).toBe(false);
  await write({ [ITEM]: markdown(1, [], "b") });
  commit("content again");
  expect((await changedSince(withCode, tools)).every(isContent)).toBe(true);
});

describe("a branch", () => {
  const BRANCH = "feat/Neuer_Artikel";
  const name = previewName(BRANCH);

  test("can have a preview with its own database until the preview is deleted", async () => {
    const site = await platform();
    git("switch", "--quiet", "--create", BRANCH);
    await write({ [ITEM]: markdown(1, [], "ein Entwurf") });
    commit("a draft");
    git("push", "--quiet", "origin", BRANCH);
    await previewBranch(BRANCH, undefined, site.tools);
    await previewBranch(BRANCH, undefined, site.tools);
    expect([...site.databases.keys()]).toEqual(["content", name]);
    const [check, imported, deployed] = site.called;
    expect(check?.command).toBe("content -- --check");
    expect(imported).toMatchObject({
      command: "content -- --remote --allow-removal",
      env: { CLOUDFLARE_ENV: "staging", INVALIDATION_KEY: "" },
      item: expect.stringContaining("ein Entwurf"),
      settings: expect.stringContaining(`database_id = "uuid-of-${name}"`),
    });
    expect(imported?.settings).not.toContain("content-staging");
    expect(deployed?.command).toMatch(/^deploy -- preview --skip-tests /);
    expect(deployed?.env).toMatchObject({ WORKERS_CI_BRANCH: name });
    expect(site.sent).toEqual([]);
    await deletePreview(BRANCH, site.tools);
    await deletePreview(BRANCH, site.tools);
    expect([...site.databases.keys()]).toEqual(["content"]);
    expect(site.printed.at(-1)).toContain("has no preview");
  });

  test("gets no preview if search engines would find it", async () => {
    await write({ "clone/wrangler.toml": WRANGLER.replace('ROBOTS = "none"', "") });
    commit("the next release");
    git("tag", "--force", "v1.0.0");
    const site = await platform();
    await expect(previewBranch(BRANCH, undefined, site.tools)).rejects.toThrow('ROBOTS = "none"');
    expect(site.called.map(({ command }) => command)).toEqual(["content -- --check"]);
    expect(existsSync(pathOf("clone/.git/worktrees"))).toBe(false);
  });

  test.each([
    ["main", /^content-main-[0-9a-f]{6}$/],
    ["内容/稿件", /^content-[0-9a-f]{6}$/],
    ["a".repeat(99), /^content-a{16}-[0-9a-f]{6}$/],
  ])("named %s has a preview whose name is valid in an address", (branch, expected) => {
    expect(previewName(branch)).toMatch(expected);
  });
});
