import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { partOf, readBundle } from "./bundle.ts";

test("a part is a package, or a folder of the project's own code", () => {
  expect(partOf("../../node_modules/react-dom/cjs/server.js")).toBe("react-dom");
  expect(partOf("../node_modules/a/node_modules/@b/c/index.js")).toBe("@b/c");
  expect(partOf("../../../shared/components/icon/icon.tsx")).toBe("shared/components");
  expect(partOf("../../worker/app.ts")).toBe("worker");
});

test("the bundle is all its modules, and pictures in it are found", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  await writeFile(join(folder, "index.js"), `const picture = "iVBORw0KGgo${"A".repeat(2000)}";`);
  await writeFile(join(folder, "other.js"), "export {};");
  await writeFile(join(folder, "index.css"), "a{}");
  const { bytes, suspicious } = await readBundle(folder);
  await rm(folder, { recursive: true });
  expect(bytes).toBe(2030 + 10);
  expect(suspicious).toEqual([expect.stringContaining("(2011 characters)")]);
});
