import { expect, test } from "vitest";
import { isKeepable } from "./stored-pages.ts";

const document = {
  status: 200,
  type: "basic" as const,
  redirected: false,
  headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
};
const streamed = new Headers({ "content-type": "text/html", "cache-control": "no-store" });
const pdf = new Headers({ "content-type": "application/pdf" });

test.each([
  ["a complete document", document, true],
  [
    "a streamed document, a part of which may have failed",
    { ...document, headers: streamed },
    false,
  ],
  ["a file that is opened like a page", { ...document, headers: pdf }, false],
  ["an error", { ...document, status: 503 }, false],
  ["a redirect's end", { ...document, redirected: true }, false],
])("%s is kept as a page: %s", (_, response, isCacheable) => {
  expect(isKeepable("page", response)).toBe(isCacheable);
});
