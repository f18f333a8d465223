import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContent } from "../../tools/import/content.ts";
import { ensureLocalContent } from "../../tools/import/local.ts";

let state: string;

beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), "local-content-"));
  await mkdir(join(state, "v3/d1"), { recursive: true });
});

afterEach(() => rm(state, { recursive: true }));

test("content that no site has accepted stays due, though it is imported already", async () => {
  const { metaRows } = await readContent();
  await writeFile(join(state, "v3/d1/content.stamp"), JSON.stringify(metaRows));
  expect(await ensureLocalContent(false, state)).toMatchObject({ report: [], isDue: true });
  const again = await ensureLocalContent(false, state);
  expect(again).toMatchObject({ report: [], isDue: true });
  await again.told();
  expect(await ensureLocalContent(false, state)).toMatchObject({ report: [], isDue: false });
});
