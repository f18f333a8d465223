import { expect, type Page, test } from "@playwright/test";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { largeNumbers } from "../helpers/large-numbers.ts";
import { resize } from "../helpers/resize.ts";
import { detailPaths, groupPaths, listedRoutes } from "../helpers/site-paths.ts";

// Loading scripts takes most of a page's time, and they change nothing that this test checks.
test.use({ javaScriptEnabled: false });

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const locale of locales) {
  test(`a screen shows at most one large number and says what it counts, and rows show none (${locale})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const paths = [
      ...listedRoutes.map(({ path }) => localPath(locale, `/${path}`)),
      `${localPath(locale, "/home/search")}?keyword=2026`,
      ...(await groupPaths(request, locale)),
      ...(await detailPaths(request, locale)),
    ];
    for (const path of paths) {
      await page.goto(path);
      for (const screen of SCREENS) {
        await resize(page, screen);
        expect(await faults(page, screen.height), `${path} at ${screen.width} px`).toEqual([]);
      }
    }
  });
}

async function faults(page: Page, height: number): Promise<string[]> {
  const numbers = await largeNumbers(page);
  return numbers.flatMap(({ text, isInRow, isLabelled, top }, index) => {
    const next = numbers[index + 1];
    return [
      ...(isInRow ? [`${text} in a row`] : []),
      ...(isLabelled ? [] : [`${text} without words`]),
      ...(next && next.bottom - top <= height ? [`${text} and ${next.text} on one screen`] : []),
    ];
  });
}

const BASE = "<!doctype html><style>b { font-size: 40px }</style><main>";

for (const [fault, html] of [
  ["in a row", `<ul><li><h2>Title</h2><p><b>55℃</b> of the test</p></li></ul>`],
  ["without words", `<p><b>6小时</b></p>`],
  ["on one screen", `<p><b>9</b> plants</p><p style="margin-top:300px"><b>4,200</b> people</p>`],
] as const) {
  test(`a number ${fault} is found`, async ({ page }) => {
    await page.setContent(BASE + html);
    expect((await faults(page, 740)).join()).toContain(fault);
  });
}

test("one of a screen, with words, is no fault", async ({ page }) => {
  await page.setContent(
    `${BASE}<p><b>9</b> plants</p><p style="margin-top:800px"><b>4,200</b> people</p><p>1,900</p>`,
  );
  expect(await faults(page, 740)).toEqual([]);
});
