import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/cli/root.ts";

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

test("section 14 of docs/behaviour.md names exactly the browsers that the client is built for", async () => {
  const configFile = join(ROOT, "vite.config.ts");
  const { environments } = await resolveConfig({ configFile, logLevel: "error" }, "build");
  const target = environments.client?.build.target;
  const [, section = ""] = /## 14\. Browsers\n\n(.*)/.exec(read("docs/behaviour.md")) ?? [];
  const [, chrome, firefox, safari] =
    /Chrome and Edge from (\S+), Firefox from (\S+) and Safari from (\S+) on/.exec(section) ?? [];
  const named = [`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`];
  expect(target).toEqual([...named, `safari${safari}`, `ios${safari}`]);
});

test("no script for browsers uses the selector :has(), for which Firefox 114 throws an error", () => {
  const scripts = globSync("{client,shared}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(scripts.filter((path) => read(path).includes(":has("))).toEqual([]);
});

test("each CSS declaration of `content` with an alternative text is inside @supports, and the same declaration without this text comes before it, for older browsers", () => {
  for (const path of globSync("shared/**/*.css", { cwd: ROOT })) {
    const sheet = read(path).replace(/\s+/g, " ");
    for (const [, text] of sheet.matchAll(/(?<=[{;] )content: ([^;{}]+?) \/ "[^"]*";/g)) {
      expect(sheet, path).toContain(`content: ${text}; @supports (content: "" / "") {`);
    }
  }
});
