import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import manifest from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };

const production = readConfig({ config: "wrangler.toml" });
const staging = readConfig({ config: "wrangler.toml", env: "staging" });

test.each([production, staging])(
  "the platform's log of $name contains no IP addresses",
  (config) => {
    expect(config.observability).toMatchObject({
      redact_query_string: true,
      logs: { invocation_logs: false },
    });
  },
);

describe("git", () => {
  const documents = globSync(["*.md", "docs/*.md"]).map((path) => readFileSync(path, "utf8"));
  const named = documents.join("\n").match(/(?<![\w/])\.(?:secrets|dev\.vars|env)[\w.]*\b/g) ?? [];
  const names = [...named, ".secrets.staging", ".secrets.production", ".dev.vars.staging", ".env"];
  const secret = [...new Set(names)].filter((name) => !name.endsWith(".example"));

  test.each(secret)("ignores %s, a file of secrets", (name) => {
    expect(spawnSync("git", ["check-ignore", "--no-index", name]).status).toBe(0);
  });

  test("does not ignore .dev.vars.example", () => {
    expect(spawnSync("git", ["check-ignore", "--no-index", ".dev.vars.example"]).status).toBe(1);
  });
});

/** The types of these settings, which wrangler itself only declares as `any`. */
interface Bindings {
  ratelimits: { name: string; namespace_id: string }[];
  d1_databases: { database_name: string; database_id: string }[];
}

function limitNames({ ratelimits }: Bindings): string[] {
  return ratelimits.map(({ name }) => name);
}

/** The block of wrangler.toml for an external content service. Its lines may be commented out. */
const [, behind = ""] = readFileSync("wrangler.toml", "utf8").split(
  /^(?=(?:# )?\[env\.production\])/m,
);
const [block = ""] = behind.split("\n\n# CLOUDFLARE_ENV=staging");
const prepared = parse(block.startsWith("#") ? block.replace(/^# ?/gm, "") : block) as unknown as {
  env: { production: Bindings & { vars: object; secrets: { required: string[] } } };
};

test("wrangler.toml's block for an external content service has all settings and limits of production, and no database", () => {
  const { vars, secrets, ...bindings } = prepared.env.production;
  expect(Object.keys(vars).toSorted()).toEqual(Object.keys(production.vars).toSorted());
  expect(vars).toMatchObject({ UPSTREAM_ORIGIN: expect.stringContaining("https://") });
  expect(secrets.required).toContain("UPSTREAM_KEY");
  expect(limitNames(bindings).toSorted()).toEqual(limitNames(production).toSorted());
  expect(bindings.d1_databases).toBeUndefined();
});

test("environments share neither a rate limit's namespace nor a database", () => {
  const own = ({ ratelimits, d1_databases }: Bindings) => [
    ...ratelimits.map(({ namespace_id }) => namespace_id),
    ...d1_databases.flatMap(({ database_name, database_id }) => [database_name, database_id]),
  ];
  expect(own(production).filter((id) => own(staging).includes(id))).toEqual([]);
  expect(limitNames(staging)).toEqual(limitNames(production));
});

test("the settings of staging differ from production's only in the address and in ROBOTS, which keeps search engines away", () => {
  const { SITE_ORIGIN, ...vars } = staging.vars;
  const { SITE_ORIGIN: productionOrigin, ...productionVars } = production.vars;
  expect(vars).toEqual({ ...productionVars, ROBOTS: "none" });
  expect(productionOrigin === "" || SITE_ORIGIN !== productionOrigin).toBe(true);
});

describe("package.json", () => {
  test.each(["wrangler", "miniflare", "workerd"])("installs only one version of %s", (name) => {
    const places = Object.keys(lock.packages).filter((place) => place.endsWith(`/${name}`));
    expect(places).toEqual([`node_modules/${name}`]);
  });

  test("names the same Node version as .node-version", () => {
    expect(readFileSync(".node-version", "utf8").trim()).toBe(manifest.devDependencies.node);
    const { runtime, packageManager } = manifest.devEngines;
    expect(manifest.engines).toEqual({ node: runtime.version, npm: packageManager.version });
  });
});
