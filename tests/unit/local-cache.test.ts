import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearStaleCache } from "../../tools/import/local.ts";

const BODY = "default/blobs/1";
const DATABASE = "miniflare-CacheObject/1.sqlite";

let state: string;

beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), "local-cache-"));
  await write("v3/d1/content.stamp", "one");
  await write(`v3/cache/${BODY}`);
  await write(`v3/cache/${DATABASE}`);
});

afterEach(() => rm(state, { recursive: true }));

async function write(path: string, text = ""): Promise<void> {
  await mkdir(dirname(join(state, path)), { recursive: true });
  await writeFile(join(state, path), text);
}

function cached(): Promise<string[]> {
  return readdir(join(state, "v3/cache"), { recursive: true });
}

test("other content deletes what the caches have, and leaves a running server its folders", async () => {
  await clearStaleCache(state);
  const paths = await cached();
  expect(paths).toEqual(expect.arrayContaining([dirname(BODY), DATABASE]));
  expect(paths).not.toContain(BODY);
});

test("the same content keeps the caches", async () => {
  await write("v3/d1/content.cached", "one");
  await clearStaleCache(state);
  expect(await cached()).toContain(BODY);
});

test("without caches there is nothing to delete", async () => {
  await rm(join(state, "v3/cache"), { recursive: true });
  await expect(clearStaleCache(state)).resolves.toBeUndefined();
});
