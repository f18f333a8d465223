import { expect, test } from "vitest";
import { configuration } from "./workerd.ts";

const worker = { directory: "dist", main: "index.js", compatibilityDate: "2026-10-01" };

test("settings are quoted, whatever characters they contain", () => {
  const text = configuration({ ...worker, vars: { BODY: 'a "b" \\ c\n钢' } }, []);
  expect(text).toContain('(name = "BODY", text = "a \\"b\\" \\\\ c\\n钢")');
});

test("a worker has a cache only if a service implements it", () => {
  expect(configuration(worker, [])).not.toContain("cache");
  const text = configuration({ ...worker, cacheOrigin: "http://127.0.0.1:7" }, []);
  expect(text).toContain('(name = "cache", external = (address = "127.0.0.1:7", http = ()))');
  expect(text).toContain('cacheApiOutbound = "cache"');
});
