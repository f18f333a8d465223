import { describe, expect, test } from "vitest";
import { describeError } from "./report-errors.ts";

const origin = "https://www.example.com";
const MAIN = `${origin}/assets/main-msq4lnd9.js`;
const HOME = `${origin}/assets/home-fv751vy3.js`;

function thrown(stack: string, message = "typed by a visitor", name = "TypeError"): Error {
  return Object.assign(new Error(message), { name, stack });
}

test.each([
  [
    "Chromium",
    `TypeError: typed by a visitor\n    at f (${MAIN}:2:345)\n    at Array.map (<anonymous>)\n    at ${HOME}:1:6`,
  ],
  ["Firefox", `f@${MAIN}:2:345\nasync*@${HOME}:1:6\n`],
  ["Safari", `f@${MAIN}:2:345\nmap@[native code]\n${HOME}:1:6`],
])("a report has the positions in a stack of %s, but not the error's message", (_, stack) => {
  expect(describeError("error", thrown(stack), { origin })).toEqual({
    kind: "error",
    name: "TypeError",
    frames: ["main-msq4lnd9.js:2:345", "home-fv751vy3.js:1:6"],
    components: [],
  });
});

test("the report of a React error contains the error's number and the components around the error", () => {
  const message = "Minified React error #418; visit https://react.dev/errors/418?args[]=12:30:00";
  const error = thrown(`Error: ${message}\n    at ${MAIN}:1:2`, message, "Error");
  const components = `\n    at h1\n    at Title (${HOME}:1:6)\n    at main`;
  expect(describeError("error", error, { origin, components })).toEqual({
    kind: "error",
    name: "Error",
    code: 418,
    frames: ["main-msq4lnd9.js:1:2"],
    components: ["home-fv751vy3.js:1:6"],
  });
});

test("an error name that cannot be the name of a class is replaced by `Error`", () => {
  const error = thrown(`    at ${MAIN}:1:2`, "", "typed by a visitor");
  expect(describeError("rejection", error, { origin })).toMatchObject({ name: "Error" });
});

test("a thrown value without a stack is reported with the position that its event names", () => {
  const context = { origin, position: `${MAIN}:2:345` };
  expect(describeError("error", "typed by a visitor", context)).toEqual({
    kind: "error",
    name: "string",
    frames: ["main-msq4lnd9.js:2:345"],
    components: [],
  });
});

test.each([
  [
    "with its URL if the message names it",
    `Failed to fetch dynamically imported module: ${HOME}`,
    ["home-fv751vy3.js"],
  ],
  ["without a URL if the message names none", "Importing a module script failed.", []],
])("a chunk that failed to load is reported %s", (_, message, frames) => {
  const error = thrown("", message);
  expect(describeError("chunk", error, { origin })).toMatchObject({ kind: "chunk", frames });
});

test("a deep stack is cut off after ten frames", () => {
  const stack = Array.from({ length: 30 }, (_, line) => `    at ${MAIN}:${line}:1`).join("\n");
  expect(describeError("error", thrown(stack), { origin })?.frames).toHaveLength(10);
});

describe("errors of foreign scripts", () => {
  test.each([
    [
      "an extension of Chromium",
      `    at chrome-extension://abc/content.js:1:2\n    at ${MAIN}:1:2`,
    ],
    ["an extension of Firefox", `f@moz-extension://abc/content.js:1:2\n@${MAIN}:1:2`],
    ["an extension of Safari", `f@safari-web-extension://abc/content.js:1:2\n@${MAIN}:1:2`],
    ["a hidden extension", `f@webkit-masked-url://hidden/:1:2\n@${MAIN}:1:2`],
    ["an injected script", `    at <anonymous>:1:2\n    at ${MAIN}:1:2`],
    ["an inline script", `    at ${origin}/home:1:2\n    at ${MAIN}:1:2`],
    ["a script of another host", "    at https://cdn.example/assets/main-1.js:1:2"],
    [
      "a script of a host whose name begins like the site's name",
      `    at ${origin}.evil.example/assets/main-1.js:1:2`,
    ],
    ["an unknown script", ""],
  ])("an error that was thrown by %s is not reported", (_, stack) => {
    expect(describeError("error", thrown(`TypeError: x\n${stack}`), { origin })).toBeUndefined();
  });

  test("an error without details is not reported, because a script of another host has thrown it", () => {
    expect(describeError("error", null, { origin, position: ":0:0" })).toBeUndefined();
  });
});
