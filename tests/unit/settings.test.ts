import { beforeEach, describe, expect, test } from "vitest";
import { describeSource } from "../../tools/content-import/import-content.ts";
import { readArguments, readPort, readVarArguments } from "../../tools/settings/arguments.ts";
import { readSettings, type Sources } from "../../tools/settings/read-settings.ts";
import { testFolder } from "../helpers/test-folder.ts";

const DATABASE = '[[d1_databases]]\nbinding = "DB"\ndatabase_name = "content"\ndatabase_id = "1"\n';

const { pathOf, write } = testFolder();

beforeEach(() =>
  write({ "wrangler.toml": `name = "portal"\n[vars]\nROBOTS = "none"\n${DATABASE}` }),
);

function read(sources: Sources = {}) {
  return readSettings({ root: pathOf(), environment: undefined, ...sources });
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
  test("is read from wrangler.toml with the name of its section", async () => {
    expect(await settingOf("ROBOTS")).toEqual({ value: "none", place: "wrangler.toml [vars]" });
  });

  test("in .dev.vars overrides the setting in wrangler.toml", async () => {
    await write({ ".dev.vars": '# local\n\nROBOTS="index"\n' });
    expect(await settingOf("ROBOTS")).toEqual({ value: "index", place: ".dev.vars" });
  });

  test("in an argument overrides the same setting in all other places", async () => {
    await write({ ".dev.vars": "ROBOTS=none\n" });
    const args = ["--port", "9000", "--var", "ROBOTS:index"];
    expect(await settingOf("ROBOTS", { args })).toEqual({ value: "index", place: "--var" });
  });

  test("in an environment variable counts only if the command reads environment variables", async () => {
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
    expect(settings.get("HSTS")).toEqual({
      value: "host",
      place: "wrangler.toml [env.staging.vars]",
    });
    expect(settings.get("ROBOTS")).toBeUndefined();
    expect(settings.get("UPSTREAM_KEY")?.value).toBe("staging");
    expect(devVars).toBe(".dev.vars.staging");
  });
});

describe("--var", () => {
  test.each([
    [["--var", "A:1", "--ip", "0.0.0.0", "--var", "B:2", "--port", "C:3"]],
    [["--var=A:1", "--var", "B:2", "--port=C:3"]],
  ])("sets the same values from %j as wrangler does", (args) => {
    const values = [...readVarArguments(args)].map(([name, { value }]) => [name, value]);
    expect(values).toEqual([
      ["A", "1"],
      ["B", "2"],
    ]);
  });

  test.each([
    [["--var", "ROBOTS"], "--var ROBOTS has no value: write --var NAME:value"],
    [["--var=ROBOTS"], "--var ROBOTS has no value: write --var NAME:value"],
  ])("without a value, as in %j, is refused", (args, message) => {
    expect(() => readVarArguments(args)).toThrow(message);
  });

  test("may have colons in its value, or an empty value", () => {
    const settings = readVarArguments(["--var", "A:http://a.example:80", "--var", "B:"]);
    expect(settings.get("A")?.value).toBe("http://a.example:80");
    expect(settings.get("B")?.value).toBe("");
  });
});

test("if an option is repeated, its last value counts", () => {
  expect(readArguments(["--port", "1", "--port=2"]).port).toBe("2");
  expect(readArguments(["--ports", "1"]).port).toBeUndefined();
});

test("the port is the number after --port, or 8787 without this option", () => {
  expect(readPort(["--port=9000"])).toBe(9000);
  expect(readPort(["--var", "A:1"])).toBe(8787);
});

test.each([
  [["--port", "abc"]],
  [["--port", "70000"]],
  [["--port"]],
  [["--port", "--log-level", "info"]],
])("the options %j are refused, because they contain no valid port", (args) => {
  expect(() => readPort(args)).toThrow("--port needs a number up to 65535, such as --port 8787");
});

const warningsOf = async (files: Record<string, string> = {}, sources: Sources = {}) => {
  await write(files);
  return (await read(sources)).warnings;
};

test.each<[string, Record<string, string>, string[]?]>([
  ["wrangler.toml [vars] UPSTREAM_ORIGN", { "wrangler.toml": '[vars]\nUPSTREAM_ORIGN = ""\n' }],
  [".dev.vars UPSTREAM_KEYS", { ".dev.vars": "UPSTREAM_KEYS=hush\n" }],
  ["--var CACHE_FRESH", {}, ["--var", "CACHE_FRESH:0"]],
])("an unknown name is reported with its place and without its value: %s", async (...row) => {
  const [place, files, args = []] = row;
  const warning = `${place} is unknown and has no effect: docs/settings.md lists all settings`;
  expect(await warningsOf(files, { args })).toEqual([warning]);
});

describe("an invalid value is reported with its place:", () => {
  test("in wrangler.toml", async () => {
    const toml = '[vars]\nCONTENT_DOMAIN_ID = "38"\nCONTENT_DOMAIN_ID_EN = "en"\n';
    expect(await warningsOf({ "wrangler.toml": toml })).toEqual([
      expect.stringMatching(
        /^wrangler.toml \[vars\] CONTENT_DOMAIN_ID_EN must be a whole number.*; all pages respond with status 500 until this is corrected$/,
      ),
    ]);
  });

  test("an error service without TLS, unless it is for the local server", async () => {
    const toml = '[vars]\nERROR_REPORT_URL = "http://127.0.0.1:9000"\n';
    expect(await warningsOf({ "wrangler.toml": toml + DATABASE })).toEqual([]);
    expect(await warningsOf({}, { isLocal: false })).toEqual([
      expect.stringMatching(/^wrangler.toml \[vars\] ERROR_REPORT_URL must be a URL that begins/),
    ]);
  });

  test("a missing key, with the origin that needs it and the file for it", async () => {
    const toml = '[vars]\nUPSTREAM_ORIGIN = "https://cms.example.com"\n';
    expect(await warningsOf({ "wrangler.toml": toml })).toEqual([
      "UPSTREAM_KEY is missing, but UPSTREAM_ORIGIN is set (wrangler.toml [vars]): add the key to .dev.vars, or all pages will respond with status 500",
    ]);
  });
});

describe("a broken file is reported with its line, but without its text:", () => {
  test.each(["UPSTREAM_KEY hush", 'UPSTREAM_KEY="hush'])(".dev.vars with %s", async (line) => {
    expect(await failureOf({ ".dev.vars": `A="1" # one\n\n${line}\nB=2\n` })).toBe(
      ".dev.vars:3 is not written as NAME=value, or a quotation mark is missing at its end",
    );
  });

  test("wrangler.toml", async () => {
    expect(await failureOf({ "wrangler.toml": '[vars]\nROBOTS = none"\n' })).toMatch(
      /^wrangler.toml:2 Invalid TOML document/,
    );
  });
});

test("an environment that wrangler.toml does not define is refused", async () => {
  expect(await failureOf({}, { environment: "stagin" })).toBe(
    "wrangler.toml has no environment “stagin”: correct CLOUDFLARE_ENV, or add the section [env.stagin]",
  );
});

describe("addresses of an environment", () => {
  const TOP = 'name = "portal"\nroutes = [{ pattern = "www.example.com", custom_domain = true }]\n';

  test.each([
    ["inherits the addresses of production", "[env.staging]\n", ["www.example.com"]],
    ["has no addresses", "[env.staging]\nroutes = []\n", []],
    [
      "has its own addresses",
      '[env.staging]\nroute = "staging.example.com/*"\n',
      ["staging.example.com/*"],
    ],
  ])("are the addresses that wrangler uses, if the environment %s", async (_, section, routes) => {
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
  test("from the database if no origin is set", async () => {
    expect((await read()).content).toEqual({ from: "database" });
  });

  test("from the origin in wrangler.toml, without a database", async () => {
    await write({
      "wrangler.toml": '[vars]\nUPSTREAM_ORIGIN = "https://cms.example.com"\n',
      ".dev.vars": "UPSTREAM_KEY=key\n",
    });
    const { content, warnings } = await read();
    expect(warnings).toEqual([]);
    expect(describeSource(content)).toBe(
      "content comes from https://cms.example.com (wrangler.toml [vars])",
    );
  });

  test("from nowhere if there is neither an origin nor a database, which is reported", async () => {
    await write({ "wrangler.toml": '[vars]\nROBOTS = "none"\n' });
    expect(describeSource((await read()).content)).toMatch(/neither UPSTREAM_ORIGIN nor/);
  });
});
