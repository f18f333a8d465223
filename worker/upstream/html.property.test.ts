import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyMarkup, harmlessMarkup } from "../../tests/helpers/html-arbitraries.ts";
import { attacks } from "../../tests/helpers/html-attacks.ts";
import { whatCouldRun } from "../../tests/helpers/html-judge.ts";
import { createHtmlCleaner } from "./html.ts";

const VIDEO_HOSTS = ["player.bilibili.com"];
const SEED = 20_261_120;

const clean = createHtmlCleaner(VIDEO_HOSTS);

describe.each(Object.entries(attacks))("nothing of %s survives", (_, texts) => {
  test.each(texts)("%s", (html) => {
    expectClean(html);
  });

  test.each(["div", "table", "select", "svg", "p", "noscript", "button"])("inside of %s", (tag) => {
    for (const html of texts) expectClean(`<${tag}>${html}</${tag}>`);
  });
});

test("nothing that can run survives in any markup", () => {
  fc.assert(fc.property(anyMarkup, expectClean), { numRuns: 4000, seed: SEED });
});

test("harmless markup stays the same", () => {
  const staysTheSame = fc.property(harmlessMarkup, (html) => {
    expect(clean(html)).toBe(html);
  });
  fc.assert(staysTheSame, { numRuns: 1000, seed: SEED });
});

/** Nothing runs, and what has been judged is what a browser builds: read again, it stays the same. */
function expectClean(html: string): void {
  const once = clean(html);
  expect(whatCouldRun(once, VIDEO_HOSTS)).toEqual([]);
  expect(withOnePrefix(clean(once))).toBe(withOnePrefix(once));
}

/** Ids are prefixed each time. */
function withOnePrefix(html: string): string {
  return html.replace(/(?:c-)+/g, "c-");
}
