import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import type { ContentItem, NodeTree } from "../../shared/content/types.ts";
import { type Edition, localPath } from "../../shared/i18n/editions.ts";
import { pageRoutes } from "../../shared/routes/table.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";

const listed = pageRoutes.filter(({ parent, view }) => !parent && view !== "not-found");
const paths = ["", "/en"].flatMap((prefix) => [
  ...listed.map(({ path }) => `${prefix}/${path}`),
  `${prefix}/home/search?keyword=${prefix ? "steel" : "钢铁"}`,
  `${prefix}/news/press_releases?page=2`,
]);

/** Detail pages by the list that names them: the table has the paths, the site the ids. */
const details = pageRoutes.filter(({ parent }) => parent !== undefined);

for (const path of paths) {
  test(`${path} is taken over without a word and without asking again`, async ({ page }) => {
    await expectQuiet(page, path);
  });
}

for (const edition of ["zh", "en"] as const) {
  test(`an item of every list that has one is taken over likewise (${edition})`, async ({
    page,
    request,
  }) => {
    const paths = await detailPaths(request, edition);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) await expectQuiet(page, path);
  });
}

async function detailPaths(request: APIRequestContext, edition: Edition): Promise<string[]> {
  const get = async (path: string) => (await request.get(`/api/${path}domain=${edition}`)).json();
  const { nodes }: NodeTree = await get("nodes?");
  const byIndexName = new Map(
    nodes.flatMap(({ childs }) => childs.map((child) => [child.nodeIndexName, child])),
  );
  const paths = details.map(async ({ path, parent = "" }) => {
    const items: ContentItem[] = await get(`groups?nodeId=${byIndexName.get(parent)?.nodeId}&`);
    return items.slice(0, 1).map(({ id }) => localPath(edition, `/${path.replace(":id", id)}`));
  });
  return (await Promise.all(paths)).flat();
}

async function expectQuiet(page: Page, path: string): Promise<void> {
  const seen = watch(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(seen, path).toEqual({ complaints: [], apiCalls: [] });
}
