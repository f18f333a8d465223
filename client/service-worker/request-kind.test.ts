import { expect, test } from "vitest";
import { kindOf } from "./request-kind.ts";

const ORIGIN = "https://www.example.com";

test.each([
  ["/api/search?keyword=钢", undefined],
  ["/api/search?keyword=steel&domain=en", undefined],
  ["/api/contents?nodeId=7", undefined],
  ["/assets/main-1.js", "asset"],
  ["/healthz", undefined],
])("a request for %s has this kind, or is left to the browser if undefined: %s", (path, kind) => {
  expect(kindOf(new Request(ORIGIN + path), ORIGIN)).toBe(kind);
});
