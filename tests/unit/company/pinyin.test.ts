import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../tools/cli/root.ts";

/** Matches one or several syllables of pinyin. */
const PINYIN =
  /^(?:(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:[iu]?[aeo](?:i|o|u|ng?)?|[iuü](?:ng?|[aeo])?|er))+$/i;

test("Chinese words that are in italics in English texts are marked as Chinese", () => {
  const files = globSync("content/en/**/*.{md,yaml}", { cwd: ROOT });
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/(?<![*\w])\*(\w+)\*(?!\*)/g)]
      .filter(([, word = ""]) => PINYIN.test(word))
      .map(([, word]) => `${file}: ${word}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
