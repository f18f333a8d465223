import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv from "ajv";
import { parse, stringify } from "smol-toml";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { ensureBuild } from "../../tools/build/build.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { captureTool } from "../../tools/cli/spawn.ts";
import { checkConfiguration, keyProblems } from "../../tools/deploy/checks.ts";
import { readDeployOptions, type Target } from "../../tools/deploy/options.ts";
import { accountProblem } from "../../tools/deploy/wrangler.ts";
import type { Resolved } from "../../tools/settings/read-settings.ts";
import { leaveOutPlaceholders } from "../../tools/settings/wrangler-file.ts";
import { testFolder } from "../helpers/test-folder.ts";

const { pathOf, write } = testFolder();

/** A time limit that is long enough for a build on a busy machine, in milliseconds. */
const BUILD_MS = 180_000;

const PLACEHOLDER = "00000000-0000-0000-0000-000000000000";

function resolved(over: Partial<Resolved> & { siteOrigin?: string } = {}): Resolved {
  const { siteOrigin = "https://www.example.com", ...rest } = over;
  return {
    environment: undefined,
    worker: "portal",
    settings: new Map([["SITE_ORIGIN", { value: siteOrigin, place: "wrangler.toml:9" }]]),
    databases: [{ binding: "DB", database_name: "content", database_id: "8f3c" }],
    requiredSecrets: [],
    routes: ["www.example.com"],
    others: [],
    devVars: undefined,
    content: { from: "database" },
    warnings: [],
    ...rest,
  };
}

function problemsOf(over: Parameters<typeof resolved>[0], target?: Target): string[] {
  return checkConfiguration(resolved(over), target).problems;
}

const placeholder = { binding: "DB", database_name: "content", database_id: PLACEHOLDER };

describe("a deployment", () => {
  test("has no problems if everything is set", () => {
    expect(checkConfiguration(resolved())).toEqual({ problems: [], notices: [] });
  });

  const keys = (values: Record<string, string>, place = ".secrets") =>
    new Map(Object.entries(values).map(([name, value]) => [name, { value, place }]));
  const [A, B] = ["a".repeat(32), "b".repeat(32)];

  test.each([
    [{ UPSTREAM_KEY: A, INVALIDATION_KEY: B }, []],
    [{ INVALIDATION_KEY: "abc" }, [/^\.secrets INVALIDATION_KEY has 3 characters, /]],
    [{ UPSTREAM_KEY: A.slice(1) }, [/^\.secrets UPSTREAM_KEY has 31 characters, /]],
    [{ UPSTREAM_KEY: A, INVALIDATION_KEY: A }, [/UPSTREAM_KEY and INVALIDATION_KEY are equal: /]],
  ])("with the keys %j has the problems %j", (values, problems) => {
    expect(keyProblems(keys(values), [])).toEqual(problems.map((it) => expect.stringMatching(it)));
  });

  test.each(["INVALIDATION_KEY", "UPSTREAM_KEY"])(
    "needs an INVALIDATION_KEY that differs from the %s of each other environment",
    (name) => {
      const others = [keys({ [name]: A }, ".secrets.staging"), keys({}, ".dev.vars")];
      expect(keyProblems(keys({ INVALIDATION_KEY: B }), others)).toEqual([]);
      expect(keyProblems(keys({ INVALIDATION_KEY: A }), others)).toEqual([
        expect.stringMatching(`^.secrets INVALIDATION_KEY equals ${name} of .secrets.staging: `),
      ]);
    },
  );

  const warning = "wrangler.toml:3 HSTS must be one of host, subdomains, preload";

  test.each<[string, Partial<Resolved>, string]>([
    [
      "a database",
      { databases: [placeholder] },
      `wrangler.toml database_id ${PLACEHOLDER} is a placeholder: run npx wrangler d1 create content --location apac and replace the placeholder with the id that it prints`,
    ],
    ["valid settings", { warnings: [warning] }, warning],
    [
      "a source of content",
      { content: undefined },
      "wrangler.toml has no source of content: add UPSTREAM_ORIGIN or the database DB",
    ],
  ])("needs %s", (_, over, problem) => {
    expect(problemsOf(over)).toEqual([problem]);
  });

  test("with an external content service must list that service's key as a required secret", () => {
    const place = "wrangler.toml [env.production.vars]";
    const content = { from: "upstream", origin: "https://cms.example.com", place } as const;
    expect(problemsOf({ content })).toEqual([
      `UPSTREAM_ORIGIN is set (${place}): add UPSTREAM_KEY to required below [secrets], so that nothing is deployed without the key`,
    ]);
    const requiredSecrets = ["UPSTREAM_KEY"];
    expect(problemsOf({ content, requiredSecrets })).toEqual([]);
    // A site with an external content service needs no database.
    expect(problemsOf({ content, requiredSecrets, databases: [placeholder] })).toEqual([]);
  });

  test("leaves out databases whose id is a placeholder, because they do not exist", async () => {
    const config = pathOf("wrangler.json");
    const database = { binding: "DB", database_id: "8f3c" };
    const d1_databases = [{ binding: "OTHER", database_id: PLACEHOLDER }, database];
    await write({ "wrangler.json": JSON.stringify({ name: "portal", d1_databases }) });
    await leaveOutPlaceholders(config);
    const left = JSON.parse(await readFile(config, "utf8"));
    expect(left).toEqual({ name: "portal", d1_databases: [database] });
  });

  test.each([
    [["www.example.com"], 0],
    [["www.example.com/*", "example.com/*"], 0],
    [["www.example.org"], 1],
    [[], 1],
  ])(
    "to SITE_ORIGIN https://www.example.com, with the routes %j, has %i problems",
    (routes, count) => {
      expect(problemsOf({ routes })).toHaveLength(count);
    },
  );

  test("to workers.dev needs no routes, but a deployment to any other address does", () => {
    const siteOrigin = "https://portal.account.workers.dev";
    expect(problemsOf({ siteOrigin, routes: [] })).toEqual([]);
    expect(problemsOf({ routes: [] })).toEqual([
      'wrangler.toml has SITE_ORIGIN https://www.example.com, but no route to it, so the worker would only be available at workers.dev; add routes = [{ pattern = "www.example.com", custom_domain = true }]',
    ]);
  });

  /** Returns the configuration of staging with `routes`. The routes of production are the second parameter. */
  const staging = (routes: string[], production: string[]) => ({
    ...{ environment: "staging", worker: "portal-staging", siteOrigin: "", routes },
    others: [{ environment: undefined, worker: "portal", routes: production }],
  });

  test.each([
    [["www.example.com"], ["www.example.com"]],
    [["staging.example.com", "www.example.com/*"], ["www.example.com"]],
  ])(
    "of staging with the routes %j is refused, because it would take %j from production",
    (routes, production) => {
      expect(problemsOf(staging(routes, production))).toEqual([
        "wrangler.toml: env.staging would take www.example.com from the top level; set routes = [] or another domain in one of the two",
      ]);
    },
  );

  test.each([[["staging.example.com"]], [[]]])("of staging may have the domains %j", (routes) => {
    expect(problemsOf(staging(routes, ["www.example.com"]))).toEqual([]);
  });

  test("with the settings at the top of wrangler.toml is refused if it would replace the worker of an environment or take its domain", () => {
    const routes = ["www.example.com"];
    const others = [
      { environment: "staging", worker: "portal-staging", routes: [] },
      { environment: "production", worker: "portal", routes },
    ];
    expect(problemsOf({ routes, others })).toEqual([
      "wrangler.toml: the top level would replace the worker portal of env.production; give one of the two another name",
      "wrangler.toml: the top level would take www.example.com from env.production; set routes = [] or another domain in one of the two",
    ]);
  });

  test.each<[string, Partial<Resolved>]>([
    ["at the top of wrangler.toml", {}],
    ["in an environment", { environment: "production" }],
  ])("of production needs SITE_ORIGIN if its settings are %s", (_, over) => {
    expect(problemsOf({ siteOrigin: "", ...over })).toEqual([
      expect.stringMatching(/^SITE_ORIGIN is not set: production needs /),
    ]);
  });

  test("of staging without SITE_ORIGIN is possible, and a notice says what will be missing", () => {
    const over = { siteOrigin: "", environment: "staging" };
    const { problems, notices } = checkConfiguration(resolved(over));
    expect(problems).toEqual([]);
    expect(notices).toEqual([expect.stringMatching(/^SITE_ORIGIN is not set: /)]);
  });
});

describe("options of a deployment", () => {
  test("become options of wrangler", () => {
    const args = ["--upload", "--skip-tests", "--dry-run", "--message", "new header"];
    expect(readDeployOptions([...args, "--secrets-file=.secrets"])).toEqual({
      target: undefined,
      isDryRun: true,
      runsTests: false,
      secretsFile: ".secrets",
      summary: undefined,
      command: [
        ...["versions", "upload", "--dry-run"],
        ...["--message=new header", "--secrets-file=.secrets"],
      ],
    });
    expect(readDeployOptions([])).toMatchObject({ runsTests: true, command: ["deploy"] });
  });

  test.each([["--dryrun"], ["--dry_run"], ["--skip-test"], ["--uplaod"], ["--env=staging"]])(
    "that are misspelt or unknown, such as %s, are refused",
    (option) => {
      expect(() => readDeployOptions([option])).toThrow(/npm run deploy -- \[target\] \[options\]/);
    },
  );
});

describe("targets of a deployment", () => {
  test.each([
    ["preview", ["versions", "upload"]],
    ["staging", ["deploy"]],
    ["production", ["versions", "upload"]],
  ])("such as %s run wrangler with the arguments %j", (target, command) => {
    expect(readDeployOptions([target])).toMatchObject({ target, command });
  });

  test.each([
    [["dry-run"], /^there is no target “dry-run”/],
    [["staging", "production"], /^there is no target “staging production”/],
    [["staging", "--upload"], /^--upload cannot be combined with a target/],
  ])("cannot be %j", (args, message) => {
    expect(() => readDeployOptions(args)).toThrow(message);
  });

  test("whose site is checked after the deployment need SITE_ORIGIN, but a preview does not, because it has an address of its own", () => {
    expect(problemsOf({ siteOrigin: "" }, "production")).toEqual([
      "SITE_ORIGIN is not set: add it to wrangler.toml, because the smoke test of production needs it",
    ]);
    expect(problemsOf({ siteOrigin: "" }, "preview")).toEqual([]);
    expect(problemsOf({}, "staging")).toEqual([]);
  });
});

test.each([
  ["accepts a login with an account", '{"loggedIn":true}', undefined],
  [
    "refuses an output without a login",
    '{"loggedIn":false}',
    /^wrangler is not logged in. Run npx wrangler login/,
  ],
  ["accepts a token that may not read its user", "", undefined],
])("the check of wrangler's login %s", async (_, stdout, problem) => {
  const found = await accountProblem(async () => ({ status: 0, stdout, output: stdout }));
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test("wrangler.toml is valid by wrangler's own schema", async () => {
  const schema = JSON.parse(
    await readFile(join(ROOT, "node_modules/wrangler/config-schema.json"), "utf8"),
  );
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const isValid = ajv.compile(schema);
  isValid(parse(await readFile(join(ROOT, "wrangler.toml"), "utf8")));
  expect(isValid.errors ?? []).toEqual([]);
});

test("wrangler, when it reads wrangler.toml, gives staging none of production's addresses", async () => {
  const config = pathOf("wrangler.toml");
  const file = parse(await readFile(join(ROOT, "wrangler.toml"), "utf8"));
  const routes = [{ pattern: "www.production.example", custom_domain: true }];
  await write({ "wrangler.toml": stringify({ ...file, workers_dev: false, routes }) });
  const production = readConfig({ config }, { hideWarnings: true });
  const staging = readConfig({ config, env: "staging" }, { hideWarnings: true });
  expect(production).toMatchObject({ workers_dev: false, routes });
  expect(staging.routes).toBeInstanceOf(Array);
  expect(staging.routes).not.toContainEqual(routes[0]);
  expect(staging.workers_dev).toBe(staging.routes?.length === 0);
});

test("without a build, wrangler says what to run first", async () => {
  await write({
    "worker/index.ts": "export default {};",
    "wrangler.toml": await readFile(join(ROOT, "wrangler.toml"), "utf8"),
  });
  const options = { cwd: pathOf() };
  const { status, output } = await captureTool("wrangler", ["dev", "--port", "0"], options);
  expect(status).toBe(1);
  expect(output).toContain("run `npm run build` first");
});

test(
  "a dry run of wrangler accepts the build without warnings",
  async () => {
    await ensureBuild();
    const parameters = ["deploy", "--dry-run", "--config", "dist/server/wrangler.json"];
    const { status, output } = await captureTool("wrangler", parameters);
    expect(output).toMatch(/env\.DB \(/);
    expect(output).not.toMatch(/WARNING|ERROR/);
    expect(status).toBe(0);
  },
  BUILD_MS,
);
