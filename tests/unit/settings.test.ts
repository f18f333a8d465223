import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { describeContentSource } from "../../tools/local/local-content.ts";
import {
  checkSpelling,
  readOption,
  readPort,
  readVarArguments,
} from "../../tools/settings/arguments.ts";
import { readSettings, type Sources } from "../../tools/settings/read-settings.ts";
import { intendedName } from "../../tools/settings/setting.ts";

const DATABASE = '[[d1_databases]]\nbinding = "DB"\ndatabase_name = "content"\ndatabase_id = "1"\n';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "settings-"));
  await write({ "wrangler.toml": `name = "portal"\n[vars]\nROBOTS = "none"\n${DATABASE}` });
});

afterEach(() => rm(root, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
}

function read(sources: Sources = {}) {
  return readSettings({ root, environment: undefined, ...sources });
}

async function settingOf(name: string, sources: Sources = {}) {
  return (await read(sources)).settings.get(name);
}

async function failureOf(files: Record<string, string>, sources: Sources = {}): Promise<string> {
  await write(files);
  return read(sources).then(
    () => "",
    (error: Error) => error.message,
  );
}

describe("a setting", () => {
  test("is that of wrangler.toml, with its line", async () => {
    expect(await settingOf("ROBOTS")).toEqual({ value: "none", place: "wrangler.toml:3" });
  });

  test("of .dev.vars counts more than that of wrangler.toml", async () => {
    await write({ ".dev.vars": '# local\n\nROBOTS="index"\n' });
    expect(await settingOf("ROBOTS")).toEqual({ value: "index", place: ".dev.vars:3" });
  });

  test("of an argument counts most", async () => {
    await write({ ".dev.vars": "ROBOTS=none\n" });
    const args = ["--port", "9000", "--var", "ROBOTS:index"];
    expect(await settingOf("ROBOTS", { args })).toEqual({ value: "index", place: "--var" });
  });

  test("of the process counts only where the command says so", async () => {
    const variables = { ROBOTS: "index", HOME: "/root" };
    expect(await settingOf("ROBOTS", { variables })).toMatchObject({ value: "index" });
    expect(await settingOf("HOME", { variables })).toBeUndefined();
    expect(await settingOf("ROBOTS")).toMatchObject({ value: "none" });
  });

  test("of an environment comes from its own section and its own file of secrets", async () => {
    await write({
      "wrangler.toml": '[vars]\nROBOTS = "none"\n[env.staging.vars]\nHSTS = "host"\n',
      ".dev.vars": "UPSTREAM_KEY=production\n",
      ".dev.vars.staging": "UPSTREAM_KEY=staging\n",
    });
    const { settings, devVars } = await read({ environment: "staging" });
    expect(settings.get("HSTS")).toEqual({ value: "host", place: "wrangler.toml:4" });
    expect(settings.get("ROBOTS")).toBeUndefined();
    expect(settings.get("UPSTREAM_KEY")?.value).toBe("staging");
    expect(devVars).toBe(".dev.vars.staging");
  });

  test("of several lines is one", async () => {
    await write({ ".dev.vars": 'UPSTREAM_KEY="one\ntwo"\nROBOTS=index\n' });
    expect(await settingOf("UPSTREAM_KEY")).toMatchObject({ value: "one\ntwo" });
    expect(await settingOf("ROBOTS")).toEqual({ value: "index", place: ".dev.vars:3" });
  });
});

describe("--var", () => {
  test.each([
    [["--var", "A:1", "B:2", "--port", "C:3"]],
    [["--var=A:1", "--var", "B:2", "--port=C:3"]],
  ])("sets what wrangler reads of %j", (args) => {
    const values = [...readVarArguments(args)].map(([name, { value }]) => [name, value]);
    expect(values).toEqual([
      ["A", "1"],
      ["B", "2"],
    ]);
  });

  test.each([
    [["--var", "ROBOTS"], "--var ROBOTS has no value: write --var ROBOTS:value"],
    [["--var=ROBOTS"], "--var ROBOTS has no value: write --var ROBOTS:value"],
  ])("without a value, as in %j, is refused", (args, message) => {
    expect(() => readVarArguments(args)).toThrow(message);
  });

  test("may have colons in its value, and none at all", () => {
    const settings = readVarArguments(["--var", "A:http://a.example:80", "B:"]);
    expect(settings.get("A")?.value).toBe("http://a.example:80");
    expect(settings.get("B")?.value).toBe("");
  });
});

test("the last of an option counts", () => {
  expect(readOption(["--port", "1", "--port=2"], "--port")).toBe("2");
  expect(readOption(["--ports", "1"], "--port")).toBeUndefined();
});

test("a port is a number", () => {
  expect(readPort(["--port=9000"], "8787")).toBe(9000);
  expect(readPort(["--var", "A:1"], "8787")).toBe(8787);
});

test.each([
  [["--port", "abc"]],
  [["--port", "70000"]],
  [["--port"]],
  [["--port", "--log-level", "info"]],
])("%j is refused", (args) => {
  expect(() => readPort(args, "8787")).toThrow(
    "--port needs a number up to 65535, such as --port 8787",
  );
});

test("a misspelt option is refused, one of another program is not", () => {
  const known = ["--port", "--var"];
  expect(() => checkSpelling(["--prot", "8874"], known)).toThrow(
    "there is no option --prot: did you mean --port?",
  );
  expect(() => checkSpelling(["--port", "1", "--host=a", "--ip", "b"], known)).not.toThrow();
});

describe("a misspelt name is reported with its place:", () => {
  test("in wrangler.toml", async () => {
    await write({ "wrangler.toml": `[vars]\nROBOTS = "none"\nUPSTREAM_ORIGN = ""\n` });
    expect((await read()).warnings).toEqual([
      "wrangler.toml:3 UPSTREAM_ORIGN is not read: did you mean UPSTREAM_ORIGIN?",
    ]);
  });

  test("in .dev.vars, without its value", async () => {
    await write({ ".dev.vars": "UPSTREAM_KEYS=hush\n" });
    expect((await read()).warnings).toEqual([
      ".dev.vars:1 UPSTREAM_KEYS is not read: did you mean UPSTREAM_KEY?",
    ]);
  });

  test("in an argument, though it resembles none", async () => {
    const { warnings } = await read({ args: ["--var", "CACHE_FRESH:0"] });
    expect(warnings).toEqual([
      "--var CACHE_FRESH is not read: docs/settings.md lists the settings",
    ]);
  });

  test("in an argument", async () => {
    const { warnings } = await read({ args: ["--var", "CACHE_FRESH_SECOND:1"] });
    expect(warnings).toEqual([
      "--var CACHE_FRESH_SECOND is not read: did you mean CACHE_FRESH_SECONDS?",
    ]);
  });

  test.each([
    ["SITE_ORGIN", "SITE_ORIGIN"],
    ["SITE_ORIIGN", "SITE_ORIGIN"],
    ["site_origin", "SITE_ORIGIN"],
    ["UPSTREAM-USER", "UPSTREAM_USER"],
    ["SITE_ORIGIN", undefined],
    ["CLOUDFLARE_API_TOKEN", undefined],
  ])("%s means %s", (name, intended) => {
    expect(intendedName(name)).toBe(intended);
  });
});

describe("a wrong value is reported with its place:", () => {
  test("in wrangler.toml", async () => {
    await write({
      "wrangler.toml": '[vars]\nCONTENT_DOMAIN_ID = "38"\nCONTENT_DOMAIN_ID_EN = "en"\n',
    });
    expect((await read()).warnings).toEqual([
      expect.stringMatching(
        /^wrangler.toml:3 CONTENT_DOMAIN_ID_EN must be a whole number.*; pages have status 500 until it is corrected$/,
      ),
    ]);
  });

  test("an error service without TLS, unless it is for the local server", async () => {
    const toml = '[vars]\nERROR_REPORT_URL = "http://127.0.0.1:9000"\n';
    await write({ "wrangler.toml": toml + DATABASE });
    expect((await read()).warnings).toEqual([]);
    expect((await read({ isLocal: false })).warnings).toEqual([
      expect.stringMatching(/^wrangler.toml:2 ERROR_REPORT_URL must be a URL that begins/),
    ]);
  });

  test("a missing key, with the origin that needs it and the file to put it into", async () => {
    await write({ "wrangler.toml": '[vars]\nUPSTREAM_ORIGIN = "https://cms.example.com"\n' });
    expect((await read()).warnings).toEqual([
      "UPSTREAM_KEY is missing (UPSTREAM_ORIGIN is set, wrangler.toml:2): add it to .dev.vars; pages have status 500 without it",
    ]);
  });
});

describe("a broken file is reported with its line, and none of its text:", () => {
  test.each([
    ["no assignment", "A=1\nUPSTREAM_KEY hush\n", ".dev.vars:2 is not of the form NAME=value"],
    [
      "an open quote",
      'A=1\n\nUPSTREAM_KEY="hush\nB=2\n',
      ".dev.vars:3 UPSTREAM_KEY begins with a quote that never ends",
    ],
    [
      "both",
      'A 1\nB=2\nC="3\n',
      ".dev.vars:1 is not of the form NAME=value\n✗ .dev.vars:3 C begins with a quote that never ends",
    ],
  ])(".dev.vars with %s", async (_, text, message) => {
    expect(await failureOf({ ".dev.vars": text })).toBe(message);
  });

  test(".dev.vars that is a folder", async () => {
    await mkdir(join(root, ".dev.vars"));
    expect(await failureOf({})).toBe(
      ".dev.vars cannot be read (EISDIR): it must be a file, or absent",
    );
  });

  test("wrangler.toml", async () => {
    expect(await failureOf({ "wrangler.toml": '[vars]\nROBOTS = none"\n' })).toMatch(
      /^wrangler.toml:2 Invalid TOML document/,
    );
  });

  test("an environment that wrangler.toml lacks", async () => {
    expect(await failureOf({}, { environment: "stagin" })).toBe(
      "wrangler.toml has no environment “stagin” (CLOUDFLARE_ENV)",
    );
  });
});

describe("addresses of an environment", () => {
  const TOP = 'name = "portal"\nroutes = [{ pattern = "www.example.com", custom_domain = true }]\n';

  test.each([
    ["inherits production's", "[env.staging]\n", ["www.example.com"]],
    ["has none", "[env.staging]\nroutes = []\n", []],
    ["has its own", '[env.staging]\nroute = "staging.example.com/*"\n', ["staging.example.com/*"]],
  ])("are those that wrangler gives to one that %s", async (_, section, routes) => {
    await write({ "wrangler.toml": TOP + section });
    expect(await read({ environment: "staging" })).toMatchObject({
      worker: "portal-staging",
      routes,
      others: [{ environment: undefined, worker: "portal", routes: ["www.example.com"] }],
    });
    expect(await read()).toMatchObject({
      worker: "portal",
      routes: ["www.example.com"],
      others: [{ environment: "staging", worker: "portal-staging", routes }],
    });
  });
});

describe("content comes", () => {
  test("from the database where no origin is set", async () => {
    expect((await read()).content).toEqual({ from: "database" });
  });

  test("from the origin that wrangler.toml names, with no database", async () => {
    await write({
      "wrangler.toml": '[vars]\nUPSTREAM_ORIGIN = "https://cms.example.com"\n',
      ".dev.vars": "UPSTREAM_KEY=key\n",
    });
    const { content, warnings } = await read();
    expect(warnings).toEqual([]);
    expect(describeContentSource(content)).toBe(
      "✓ content comes from https://cms.example.com (wrangler.toml:2): no local database is needed",
    );
  });

  test("from nowhere without either, which is said", async () => {
    await write({ "wrangler.toml": '[vars]\nROBOTS = "none"\n' });
    expect(describeContentSource((await read()).content)).toMatch(/neither UPSTREAM_ORIGIN nor/);
  });
});
