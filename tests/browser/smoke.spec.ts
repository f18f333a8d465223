import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runNode } from "../helpers/run-node.ts";
import { startSite } from "../helpers/running-site.ts";

/** `npm run smoke` against the built site. */
const smoke = (origin: string, key = "") =>
  runNode(join(import.meta.dirname, "../../tools/smoke/smoke.ts"), [origin], {
    INVALIDATION_KEY: key,
  });

test("the built site passes the smoke test", async ({ baseURL }) => {
  const { status, stdout, stderr } = await smoke(baseURL ?? "");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(`✓ ${baseURL} passed 12 checks`);
});

test("so does one that streams; a signed call is accepted with the site's key only", async () => {
  test.setTimeout(120_000);
  const site = await startSite({ CONTENT_DELAY_MS: "300", INVALIDATION_KEY: "key" });
  // On a busy machine the first probes may be late.
  const health = async () => (await fetch(`${site.origin}/healthz`)).json();
  await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: "ok" });
  const passed = { status: 0, stdout: expect.not.stringContaining("✗"), stderr: "" };
  expect(await smoke(site.origin)).toEqual(passed);
  expect(await smoke(site.origin, "key")).toEqual(passed);
  const { status, stdout, stderr } = await smoke(site.origin, "another");
  expect(status).toBe(1);
  expect(stdout).toMatch(/^✗ content-changed: .* refused the call with 401/m);
  expect(stderr).toBe(`✗ ${site.origin}: 1 of 12 checks failed\n`);
  await site.stop();
});
