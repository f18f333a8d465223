import { expect, test } from "vitest";
import { faultLine } from "./log.ts";

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each([
  ["an error", new TypeError("no such thing"), "TypeError: no such thing"],
  [
    "an error with a cause",
    new Error("failed", { cause: { code: 7 } }),
    'Error: failed ({"code":7})',
  ],
  ["a text", "invalid items", "invalid items"],
  ["a response", new Response("a body", { status: 404, statusText: "Not Found" }), "404 Not Found"],
  [
    "an error response of the router (whose data may be text of a visitor)",
    { status: 405, statusText: "Method Not Allowed", internal: true, data: "no route /typed" },
    "405 Method Not Allowed",
  ],
  ["an object", { reason: "unknown" }, '{"reason":"unknown"}'],
  ["an object that JSON cannot represent", circular, "[object Object]"],
  ["undefined", undefined, "undefined"],
])("a log line names the cause if the cause is %s", (_, cause, expected) => {
  expect(faultLine("error", "a loader failed", cause).cause).toBe(expected);
});
