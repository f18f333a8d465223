import { expect, test } from "vitest";
import { isStorable } from "./stored-pages.ts";

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
    "a streamed document, a deferred part of which may have failed",
    { ...document, headers: streamed },
    false,
  ],
  ["a file opened by a navigation", { ...document, headers: pdf }, false],
  ["an error", { ...document, status: 503 }, false],
  ["a redirected response", { ...document, redirected: true }, false],
])("%s is stored as a page: %s", (_, response, expected) => {
  expect(isStorable("page", response)).toBe(expected);
});
