import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ensureBuild } from "../../tools/build/build.ts";
import { headersOf } from "../../tools/build/static-headers.ts";
import { ROOT } from "../../tools/cli/root.ts";

/** A time limit that is long enough for a build on a busy machine, in milliseconds. */
const BUILD_MS = 180_000;

test.each([
  [undefined, "max-age=31536000"],
  ["subdomains", "max-age=31536000; includeSubDomains"],
  ["preload", "max-age=31536000; includeSubDomains; preload"],
])("with the setting HSTS %s, static files have the same header as pages", (setting, header) => {
  expect(headersOf(setting)).toMatch(
    new RegExp(`^/\\*\\n(?:  .*\\n)*  Strict-Transport-Security: ${header}\\n`, "m"),
  );
});

test(
  "the build has headers for all static files and lets browsers keep built files for a year",
  async () => {
    await ensureBuild();
    const headers = await readFile(join(ROOT, "dist/client/_headers"), "utf8");
    expect(headers).toContain("Strict-Transport-Security: max-age=31536000");
    expect(headers).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  },
  BUILD_MS,
);
