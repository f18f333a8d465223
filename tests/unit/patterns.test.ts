import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { countSteps } from "../helpers/regexp-steps.ts";

/** Source files whose regular expressions are matched against texts from a content service or a visitor. */
const files = globSync("{worker,shared,tools/check-upstream}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.|\.d\.ts$/.test(file),
);

/**
 * The regular expressions that may take quadratic time, each with the text to which it is applied. This text is short,
 * or has a form for which the expression is fast.
 */
const BOUNDED = new Map([
  [String.raw`shared/text/cut-text.ts /[\s,，、；;：:]*[\w’'-]*$/`, "a cut text"],
  [
    String.raw`worker/content-html/excerpt.ts /\d[\d,.]*(?: |[十百千万亿]*)$/`,
    "the end of a word, 24 characters",
  ],
  [String.raw`shared/pages/conference.tsx /^\d+ |\d+日$/`, "a formatted date"],
  [
    `worker/content-html/body-figure.ts /<(?:[^">]|"[^"]*")*>/g`,
    "sanitised HTML, in which each < begins a tag",
  ],
]);

const CHARACTERS = [..." \n\ta1-,.;:<>\"'()[]#&!=/%+?_é钢一年。，"];

/** All regular expressions in these files, each with the name of its file. */
const patterns = files.flatMap((file) => {
  const found: [string, RegExp][] = [];
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const { pattern, flags } = node.regex;
      found.push([`${file} /${pattern}/${flags}`, new RegExp(pattern, flags)]);
    },
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
});

/** The regular expressions that have to be fast for every text. */
const unbounded = patterns.filter(([name]) => !BOUNDED.has(name));

const some = fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 2 }).map((all) => all.join(""));

test.each([
  [/a/, "bab", 3 + 1],
  [/^a+b/, "aaa", 11],
  [/(?:a|b)*c/, "abc", 9],
  [/\s*x/, " ".repeat(10), 2 * 66],
])("steps are counted as in a backtracking engine: %s in %j", (pattern, text, steps) => {
  expect(countSteps(pattern, text)).toBe(steps);
});

test.each(unbounded)("%s takes a linear number of steps on repeated characters", (_, pattern) => {
  const parts = [...pattern.source.matchAll(/(?<!\\)[a-z]{2,}/gi)].map(([word]) => word);
  const start = fc.oneof(some, fc.constantFrom("", ...parts));
  const isLinear = fc.property(start, some, some, (before, repeated, after) => {
    const [once = 0, twice = 0] = [60, 120].map((count) =>
      countSteps(pattern, before + repeated.repeat(count) + after),
    );
    expect(twice).toBeLessThanOrEqual(2.5 * once + 200);
  });
  fc.assert(isLinear, { numRuns: 300, seed: 20_261_124 });
});

test.each(unbounded)(
  "%s takes a linear number of steps on a bracket, a digit and a repeated character",
  (_, pattern) => {
    for (const character of CHARACTERS) {
      const [once = 0, twice = 0] = [60, 120].map((count) =>
        countSteps(pattern, `(1${character.repeat(count)}`),
      );
      expect(twice, character).toBeLessThanOrEqual(2.5 * once + 200);
    }
  },
);
