import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

/**
 * These tests check the rights and secrets of the workflows in `.github`, because actionlint
 * (`npm run check:workflows`) does not check them.
 */

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs?: Record<string, Job>;
  runs?: { steps: Step[] };
}

const files = globSync(".github/{workflows,actions/*}/*.yml").map((path) => {
  const text = readFileSync(path, "utf8");
  return [path, text, parse(text) as Workflow] as const;
});

function jobsOf({ jobs = {} }: Workflow): [string, Job][] {
  return Object.entries(jobs);
}

function stepsOf(workflow: Workflow): Step[] {
  return [...jobsOf(workflow).flatMap(([, { steps }]) => steps), ...(workflow.runs?.steps ?? [])];
}

describe.each(files)("%s", (_, text, workflow) => {
  test("pins other people's actions by commit, with a comment that names the version", () => {
    const uses = text.match(/(?<=uses: ).*$/gm) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) {
      expect(action).toMatch(
        /^(?:\.\/\.github\/actions\/\w+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/,
      );
    }
  });

  test("puts no data from the event that started it into commands, and passes secrets to single steps only", () => {
    const steps = stepsOf(workflow);
    expect(steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
    const secrets = steps.flatMap(({ env = {} }) =>
      Object.values(env).filter((value) => value.includes("secrets.")),
    );
    expect(text.split("secrets.").length - 1).toBe(secrets.length);
  });

  test("leaves no token in a checkout", () => {
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    for (const step of checkouts) expect(step.with?.["persist-credentials"]).toBe(false);
  });

  test("may only read the code, except for jobs that create releases or security reports", () => {
    if (!workflow.jobs) return;
    expect(workflow.permissions).toEqual({ contents: "read" });
    const writing = jobsOf(workflow).filter(([, { permissions }]) => permissions);
    const WRITTEN: Record<string, object> = {
      release: { contents: "write" },
      analyze: { contents: "read", "security-events": "write" },
    };
    for (const [name, { permissions }] of writing) expect(permissions).toEqual(WRITTEN[name]);
  });

  test("gives no secret to jobs that a pull request starts", () => {
    const withSecret = jobsOf(workflow).filter(([, { steps }]) =>
      steps.some(({ env }) => JSON.stringify(env ?? {}).includes("secrets.")),
    );
    for (const [name, job] of withSecret) {
      expect(job.if, name).toMatch(
        /github\.(?:event_name == '(?:push|delete)'|ref == 'refs\/heads\/main'|ref_type == 'tag')/,
      );
    }
  });
});

test("a tag that is not on main is refused before any step gets a secret", () => {
  const [, , delivery] = files.find(([path]) => path.endsWith("/delivery.yml")) ?? [];
  const steps = delivery?.jobs?.production?.steps ?? [];
  const check = steps.findIndex(({ run }) => run?.startsWith("git merge-base"));
  const firstSecret = steps.findIndex(({ env }) => env);
  expect(check).toBeGreaterThan(0);
  expect(check).toBeLessThan(firstSecret);
  expect(steps[0]?.with).toMatchObject({ "fetch-depth": 0 });
});

test("a preview of content gets neither the key for caches nor the keys for search engines", () => {
  const [, , content] = files.find(([path]) => path.endsWith("/content.yml")) ?? [];
  const { preview, production } = content?.jobs ?? {};
  const namesIn = (job: Job | undefined) => job?.steps.flatMap(({ env = {} }) => Object.keys(env));
  expect(namesIn(preview)).toEqual(["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"]);
  expect(namesIn(production)).toContain("INVALIDATION_KEY");
  expect(production?.if).toContain("needs.changes.outputs.only == 'true'");
});
