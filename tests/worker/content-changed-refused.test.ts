import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, migrate } from "../fixtures/content-service/service.ts";
import { type CallOptions, call, HOOK, visit, warmed } from "../helpers/content-changed.ts";
import { createSite, LIST } from "../helpers/site.ts";

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM publications"));

describe("a content-changed call is refused and changes nothing", () => {
  test.each<[string, CallOptions, string]>([
    ["another key", { key: "guessed" }, "x-signature does not match"],
    ["another user", { user: "somebody" }, "x-user is unknown"],
    ["an old date", { dated: -301_000 }, "x-date is too far from now"],
    ["a date in the future", { dated: 301_000 }, "x-date is too far from now"],
  ])("if it has %s, and the log says why", async (_, options, reason) => {
    const site = await warmed();
    const response = await call(site, { all: true }, options);
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(site.log.find(({ level }) => level === "warn")).toMatchObject({
      message: "a content-changed call was refused",
      cause: reason,
      route: "content-changed",
    });
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });

  test("if it has no signature", async () => {
    const site = await warmed();
    const response = await site.get(HOOK, { method: "POST", body: '{"all":true}' });
    expect(response.status).toBe(401);
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });

  test.each([
    ["empty", ""],
    ["{", "{"],
    ["[]", "[]"],
    ["{}", "{}"],
    ['{"all":false}', '{"all":false}'],
    ['{"nodeIds":[]}', '{"nodeIds":[]}'],
    ['{"nodeIds":["a"]}', '{"nodeIds":["a"]}'],
    ['{"contentIds":["../x"]}', '{"contentIds":["../x"]}'],
    ["a list of 1,001 nodes", JSON.stringify({ nodeIds: Array(1001).fill(1) })],
    [
      "everything together with a list of 1,500 items",
      JSON.stringify({ all: true, contentIds: Array(1500).fill(1) }),
    ],
    [
      "a list of 1,001 nodes and items",
      JSON.stringify({ nodeIds: Array(501).fill(1), contentIds: Array(500).fill(1) }),
    ],
    ['{"purge":true}', '{"purge":true}'],
    ['{"nodeIds":[2031],"purge":"yes"}', '{"nodeIds":[2031],"purge":"yes"}'],
    ['{"all":true,"purge":1}', '{"all":true,"purge":1}'],
    ["longer than seventy thousand bytes", `{"all":true,"x":"${"x".repeat(70_000)}"}`],
  ])("if its body is %s", async (_, body) => {
    const site = await warmed();
    const response = await call(site, {}, { body });
    expect(response.status).toBe(400);
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });

  test("if its method is not POST", async () => {
    const response = await (await warmed()).get(HOOK);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("if the site has no key, with the status 404", async () => {
    const site = createSite();
    expect((await call(site, { all: true })).status).toBe(404);
  });
});
