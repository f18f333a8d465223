import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { clearCache } from "../../tools/content-import/database.ts";
import { testFolder } from "../helpers/test-folder.ts";

const BODY = "default/blobs/1";
const DATABASE = "miniflare-CacheObject/1.sqlite";

const { pathOf, write } = testFolder();

test("clearing the local caches deletes the stored responses, but not the folders and databases that a running server uses", async () => {
  await write({ [`v3/cache/${BODY}`]: "", [`v3/cache/${DATABASE}`]: "" });
  await clearCache({ state: pathOf() });
  const paths = await readdir(pathOf("v3/cache"), { recursive: true });
  expect(paths).toEqual(expect.arrayContaining([dirname(BODY), DATABASE]));
  expect(paths).not.toContain(BODY);
});

test("clearing the local caches does not fail if there are no caches", async () => {
  await expect(clearCache({ state: pathOf() })).resolves.toBeUndefined();
});
