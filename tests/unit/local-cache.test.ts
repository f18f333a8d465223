import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearCache } from "../../tools/import/database.ts";

const BODY = "default/blobs/1";
const DATABASE = "miniflare-CacheObject/1.sqlite";

let state: string;

beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), "local-cache-"));
});

afterEach(() => rm(state, { recursive: true }));

async function write(path: string): Promise<void> {
  await mkdir(dirname(join(state, path)), { recursive: true });
  await writeFile(join(state, path), "");
}

test("what the caches have is deleted, and a running server keeps its folders", async () => {
  await write(`v3/cache/${BODY}`);
  await write(`v3/cache/${DATABASE}`);
  await clearCache({ state });
  const paths = await readdir(join(state, "v3/cache"), { recursive: true });
  expect(paths).toEqual(expect.arrayContaining([dirname(BODY), DATABASE]));
  expect(paths).not.toContain(BODY);
});

test("without caches there is nothing to delete", async () => {
  await expect(clearCache({ state })).resolves.toBeUndefined();
});
