import { basename, dirname, extname, join } from "node:path";
import { expect, test } from "vitest";
import { PART } from "../../tools/build/client-assets.ts";
import { readModules } from "../../tools/layers.ts";

/**
 * A part is code or styles that are loaded only by the pages that need them, such as a block. Modules list parts with
 * `new Parts(…)`. Each entry of this array has the folder and the name of a listed part, such as `blocks/chapter`, and
 * the path of its module.
 */
const parts = Object.entries(readModules()).flatMap(([path, source]) => {
  const [, folder] = /new Parts\b.*\(\s*"([^"]+)"/.exec(source) ?? [];
  if (folder === undefined || path.includes(".test.")) return [];
  return [...source.matchAll(/import\("(\.[^"]+)"\)/g)].map(([, target = ""]) => ({
    part: `${folder}/${basename(target, extname(target))}`,
    module: join(dirname(path), target),
  }));
});

test.each(parts)("the build finds the files of the part $part", ({ part, module }) => {
  expect(PART.exec(module)?.[1]).toBe(part);
});

test("the lists of parts are those of blocks, openings, styles of bodies, and tabs for groups of items", () => {
  const folders = new Set(parts.map(({ part }) => dirname(part)));
  expect([...folders].toSorted()).toEqual(["blocks", "items", "items/body-styles", "openings"]);
});
