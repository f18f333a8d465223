import { expect, test } from "@playwright/test";
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

for (const { path, parent } of details) {
  for (const domain of ["zh", "en"]) {
    test(`${path} is taken over in ${domain} where its list has an item`, async ({
      page,
      request,
    }) => {
      const nodes = await (await request.get(`/api/nodes?domain=${domain}`)).json();
      const node = nodes.nodes
        .flatMap((top: { childs: object[] }) => top.childs)
        .find((child: { nodeIndexName: string }) => child.nodeIndexName === parent);
      const list = await (
        await request.get(`/api/groups?nodeId=${node.nodeId}&domain=${domain}`)
      ).json();
      test.skip(list.length === 0, "the list is empty");
      const prefix = domain === "en" ? "/en" : "";
      await expectQuiet(page, `${prefix}/${path.replace(":id", list[0].id)}`);
    });
  }
}

async function expectQuiet(page: import("@playwright/test").Page, path: string): Promise<void> {
  const seen = watch(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(seen).toEqual({ complaints: [], apiCalls: [] });
}
