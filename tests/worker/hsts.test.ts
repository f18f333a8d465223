import { expect, test } from "vitest";
import { createSite } from "../helpers/site.ts";

const header = async (env: object, path: string) =>
  (await createSite(env).get(path)).headers.get("strict-transport-security");

test.each([
  [undefined, "max-age=31536000"],
  ["", "max-age=31536000"],
  ["host", "max-age=31536000"],
  ["subdomains", "max-age=31536000; includeSubDomains"],
  ["preload", "max-age=31536000; includeSubDomains; preload"],
])(
  "with HSTS=%s, the header Strict-Transport-Security of every response is %s",
  async (setting, expected) => {
    const env = setting === undefined ? {} : { HSTS: setting };
    for (const path of ["/home", "/404", "/nowhere", "/api/nodes", "/robots.txt", "/healthz"]) {
      expect(await header(env, path), path).toBe(expected);
    }
  },
);

test("the configured HSTS applies even if another setting is invalid", async () => {
  const env = { HSTS: "subdomains", UPSTREAM_TIMEOUT_MS: "soon" };
  expect(await header(env, "/home")).toBe("max-age=31536000; includeSubDomains");
});

test("a document from the cache has the configured HSTS, like a new document", async () => {
  const site = createSite({ HSTS: "subdomains" });
  for (const visit of ["first", "second"]) {
    const { response } = await site.visit("/about/profile");
    expect(response.headers.get("strict-transport-security"), visit).toContain("includeSubDomains");
  }
});
