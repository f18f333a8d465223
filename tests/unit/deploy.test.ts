import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv from "ajv";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { ensureBuild } from "../../tools/build.ts";
import { checkConfiguration, checkSecrets } from "../../tools/deploy/checks.ts";
import { ROOT } from "../../tools/root.ts";
import { type Resolved, readSettings } from "../../tools/settings/read-settings.ts";
import { captureTool } from "../../tools/spawn.ts";

/** Long enough for a build on a busy machine. */
const BUILD_MS = 180_000;

function resolved(over: Partial<Resolved> & { siteOrigin?: string } = {}): Resolved {
  const { siteOrigin = "https://www.example.com", ...rest } = over;
  return {
    environment: undefined,
    settings: new Map([["SITE_ORIGIN", { value: siteOrigin, place: "wrangler.toml:9" }]]),
    databases: [{ binding: "DB", name: "content", id: "8f3c", place: "wrangler.toml:45" }],
    routes: [],
    devVars: undefined,
    content: { from: "database" },
    warnings: [],
    ...rest,
  };
}

describe("a deployment", () => {
  test("is not in question where everything is set", () => {
    expect(checkConfiguration(resolved())).toEqual({ problems: [], notices: [] });
  });

  test("waits for a database", () => {
    const id = "00000000-0000-0000-0000-000000000000";
    const databases = [{ binding: "DB", name: "content", id, place: "wrangler.toml:45" }];
    expect(checkConfiguration(resolved({ databases })).problems).toEqual([
      "wrangler.toml:45 database_id is a placeholder: run npx wrangler d1 create content --location apac and put the id here",
    ]);
  });

  test("waits for settings that are right", () => {
    const warnings = ["wrangler.toml:3 HSTS must be one of host, subdomains, preload"];
    expect(checkConfiguration(resolved({ warnings })).problems).toEqual(warnings);
  });

  test("waits for content to come from somewhere", () => {
    const { problems } = checkConfiguration(resolved({ content: undefined }));
    expect(problems).toEqual(["wrangler.toml has neither UPSTREAM_ORIGIN nor the database DB"]);
  });

  test.each([
    [["www.example.com"], 0],
    [["www.example.com/*", "example.com/*"], 0],
    [["www.example.org"], 1],
    [[], 0],
  ])("to %j has the domain of SITE_ORIGIN: %i problems", (routes, count) => {
    expect(checkConfiguration(resolved({ routes })).problems).toHaveLength(count);
  });

  test("without SITE_ORIGIN is warned of the consequences", () => {
    const { problems, notices } = checkConfiguration(resolved({ siteOrigin: "" }));
    expect(problems).toEqual([]);
    expect(notices).toEqual([expect.stringMatching(/^SITE_ORIGIN is not set: /)]);
  });
});

describe("secrets of a deployment", () => {
  const upstream: Pick<Resolved, "content"> = {
    content: { from: "upstream", origin: "https://cms.example.com", place: "wrangler.toml:2" },
  };

  test("have the key of another content service", () => {
    expect(checkSecrets(upstream, ["INVALIDATION_KEY"]).problems).toEqual([
      "the secret UPSTREAM_KEY is missing: run npx wrangler secret put UPSTREAM_KEY",
    ]);
    const complete = checkSecrets(upstream, ["INVALIDATION_KEY", "UPSTREAM_KEY"]);
    expect(complete).toEqual({ problems: [], notices: [] });
  });

  test("need no key for the embedded content service", () => {
    expect(checkSecrets(resolved(), []).problems).toEqual([]);
    expect(checkSecrets(resolved(), []).notices).toEqual([
      expect.stringMatching(/INVALIDATION_KEY/),
    ]);
  });

  test("that are unknown stop nothing, and that is said", () => {
    const { problems, notices } = checkSecrets(upstream, undefined);
    expect(problems).toEqual([]);
    expect(notices).toEqual([expect.stringMatching(/not checked/)]);
  });
});

test("nothing local is part of a deployment's settings", async () => {
  const { settings, devVars, warnings } = await readSettings({ isLocal: false });
  expect(devVars).toBeUndefined();
  expect(warnings).toEqual([]);
  expect(settings.get("UPSTREAM_KEY")?.place).toBe("a secret");
});

test("wrangler.toml is what wrangler's own schema describes", async () => {
  const schema = JSON.parse(
    await readFile(join(ROOT, "node_modules/wrangler/config-schema.json"), "utf8"),
  );
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const isValid = ajv.compile(schema);
  isValid(parse(await readFile(join(ROOT, "wrangler.toml"), "utf8")));
  expect(isValid.errors ?? []).toEqual([]);
});

test(
  "the build is one that wrangler would deploy",
  async () => {
    await ensureBuild();
    const parameters = ["deploy", "--dry-run", "--config", "dist/server/wrangler.json"];
    const { status, output } = await captureTool("wrangler", parameters);
    expect(output).toMatch(/env\.DB \(lishu-content\)/);
    expect(output).not.toMatch(/WARNING|ERROR/);
    expect(status).toBe(0);
  },
  BUILD_MS,
);
