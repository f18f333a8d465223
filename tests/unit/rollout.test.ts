import { describe, expect, test } from "vitest";
import { rollOut } from "../../tools/deploy/rollout.ts";
import { awaitBuild } from "../../tools/deploy/target.ts";
import { liveVersion, readUpload } from "../../tools/deploy/wrangler.ts";

/**
 * Replaces version “old” by version “new”. `failing` is the number of the check that fails, counted from 1. Returns the
 * steps of the rollout, and the message if the rollout has failed.
 */
async function rollOutWith(failing = 0, deploy = (_: string[]) => Promise.resolve()) {
  const log: string[] = [];
  let checks = 0;
  const outcome = await rollOut("new", "old", {
    deploy: (shares) => {
      log.push(`deploy ${shares.join(" ")}`);
      return deploy(shares);
    },
    check: async (isLive) => {
      log.push(isLive ? "check as a visitor" : "check the new one");
      checks++;
      if (checks === failing) throw new Error("the feed is broken");
    },
    wait: async (ms) => log.push(`wait ${ms / 1000} s`),
    print: () => undefined,
  }).catch((error: Error) => error.message);
  return { log, outcome };
}

describe("a gradual deployment", () => {
  test("checks the new version before anybody gets it, while one visitor in ten gets it, and when all get it", async () => {
    const { log, outcome } = await rollOutWith();
    const watched = ["wait 60 s", "check the new one"];
    expect(outcome).toBeUndefined();
    expect(log).toEqual([
      ...["deploy new@0 old@100", "check the new one"],
      ...["deploy new@10 old@90", "check the new one"],
      ...[...watched, ...watched, ...watched, ...watched, ...watched],
      ...["deploy new@100", "check as a visitor"],
    ]);
  });

  test.each([
    [1, "deploy new@0 old@100"],
    [2, "deploy new@10 old@90"],
    [5, "deploy new@10 old@90"],
    [8, "deploy new@100"],
  ])("returns to the previous version if check %i fails, and says why", async (failing, step) => {
    const { log, outcome } = await rollOutWith(failing);
    expect(outcome).toBe("the feed is broken");
    const deployments = log.filter((line) => line.startsWith("deploy"));
    expect(deployments.slice(-2)).toEqual([step, "deploy old@100"]);
  });
});

test("if a rollout fails and the old version cannot be restored either, the error names both reasons and says what to do", async () => {
  const { outcome } = await rollOutWith(2, async (shares) => {
    if (shares.join() === "old@100") throw new Error("wrangler did not deploy old@100");
  });
  expect(String(outcome).split("\n")).toEqual([
    "the feed is broken",
    "✗ switching back failed, too: wrangler did not deploy old@100",
    expect.stringMatching(
      /^✗ visitors may still get version new; .* versions deploy old@100 --yes/,
    ),
  ]);
});

describe("the live version", () => {
  const says =
    (status: number, stdout: string, stderr = "") =>
    () =>
      Promise.resolve({ status, stdout, output: stdout + stderr });
  const deployment = (...shares: [string, number][]) =>
    JSON.stringify({
      versions: shares.map(([version_id, percentage]) => ({ version_id, percentage })),
    });

  test("is the version of the latest deployment", async () => {
    expect(await liveVersion(says(0, deployment(["a", 100])))).toBe("a");
  });

  test("cannot be replaced while two versions are live, because another rollout has not finished", async () => {
    const two = says(0, deployment(["a", 10], ["b", 90]));
    await expect(liveVersion(two)).rejects.toThrow(
      /another rollout has not finished \(a@10, b@90\)\. .* npx wrangler versions deploy <id>@100/,
    );
  });

  test("must exist before a gradual deployment, so the first deployment of a worker is not gradual", async () => {
    const none = says(1, "", "The Worker portal has no deployments.");
    await expect(liveVersion(none)).rejects.toThrow(
      /^wrangler cannot say which version .*leave out “production”.*\nThe Worker portal has no/,
    );
  });
});

test("the id of an uploaded version is read from wrangler's output file, and a dry run uploads no version", () => {
  const upload = {
    type: "version-upload",
    version_id: "a",
    preview_url: "https://a-portal.example.workers.dev",
  };
  const lines = [{ type: "wrangler-session" }, upload].map((line) => JSON.stringify(line));
  expect(readUpload(`${lines.join("\n")}\n`)).toEqual(upload);
  expect(readUpload(JSON.stringify({ ...upload, version_id: null }))).toBeUndefined();
  expect(readUpload("")).toBeUndefined();
});

describe("the check of a deployment", () => {
  const waits = (builds: (string | Error)[]) => {
    let waited = 0;
    const fetch = async () => {
      const build = builds.length > 1 ? builds.shift() : builds[0];
      if (build instanceof Error) throw build;
      return Response.json({ build });
    };
    const done = awaitBuild("https://a.example", "new", {
      fetch: fetch as typeof globalThis.fetch,
      wait: async () => waited++,
    });
    return done.then(() => waited);
  };

  test("passes when /healthz names the new build", async () => {
    expect(await waits([new TypeError("fetch failed"), "old", "new"])).toBe(2);
  });

  test("fails if /healthz keeps naming another build, and the message contains this build", async () => {
    await expect(waits(["old"])).rejects.toThrow(
      /healthz still reports old instead of build new after 30 attempts/,
    );
  });
});
