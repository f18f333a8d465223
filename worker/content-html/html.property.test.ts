import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { anyMarkup, harmlessMarkup } from "../../tests/helpers/html-arbitraries.ts";
import { attacks } from "../../tests/helpers/html-attacks.ts";
import { whatCouldRun } from "../../tests/helpers/html-judge.ts";
import { createHtmlCleaner } from "./html.ts";
import { takeInvalid } from "./invalid-values.ts";

const VIDEO_HOSTS = ["player.bilibili.com"];
const SEED = 20_261_120;

const clean = createHtmlCleaner(VIDEO_HOSTS);

// The worker notes invalid values in state that all test files share. This file must leave no values there.
afterAll(() => void takeInvalid("bodies shown as text"));

describe.each(Object.entries(attacks))("%s is removed", (_, texts) => {
  test.each(texts)("%s", (html) => {
    expectClean(html);
  });

  test.each(["div", "table", "select", "svg", "p", "noscript", "button"])("inside %s", (tag) => {
    for (const html of texts) expectClean(`<${tag}>${html}</${tag}>`);
  });
});

test("the sanitiser leaves nothing executable in any markup", () => {
  fc.assert(fc.property(anyMarkup, expectClean), { numRuns: 4000, seed: SEED });
});

test("the sanitiser does not change harmless markup", () => {
  const staysTheSame = fc.property(harmlessMarkup, (html) => {
    expect(clean(html)).toBe(html);
  });
  fc.assert(staysTheSame, { numRuns: 1000, seed: SEED });
});

/** Expects that the output contains nothing executable, and that parsing the output again does not change it. */
function expectClean(html: string): void {
  const once = clean(html);
  expect(whatCouldRun(once, VIDEO_HOSTS)).toEqual([]);
  expect(withOnePrefix(clean(once))).toBe(withOnePrefix(once));
}

/** Each run of the cleaner adds a prefix to ids. */
function withOnePrefix(html: string): string {
  return html.replace(/(?:c-)+/g, "c-");
}
