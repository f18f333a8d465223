import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { checkHtml } from "../helpers/html-checker.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

test("the W3C's checker finds no error on any page", async ({ request }, testInfo) => {
  test.setTimeout(180_000);
  const details = await Promise.all(locales.map((locale) => detailPaths(request, locale)));
  const paths = [
    ...locales.flatMap((locale) => [
      ...listedRoutes.map(({ path }) => localPath(locale, `/${path}`)),
      localPath(locale, "/404"),
      localPath(locale, "/home/search?keyword=MES"),
      localPath(locale, "/news/press_releases?page=2"),
    ]),
    ...details.flat(),
  ];
  const folder = testInfo.outputPath("pages");
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, `${path.replace(/\W+/g, "_")}.html`);
      await writeFile(file, await (await request.get(path)).text());
      return file;
    }),
  );
  expect(checkHtml(files)).toEqual([]);
});
