import { expect, type Page, test } from "@playwright/test";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { CommonPlaces } from "../helpers/places.ts";
import { resize } from "../helpers/resize.ts";
import { detailPaths, existing, listedSections } from "../helpers/site-paths.ts";

// Scripts, pictures and fonts change nothing that these tests check, and would take most of the time.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ context }) => context.route(/\.(?:avif|webp|woff2)$/, (route) => route.abort()));

const WIDTHS = [360, 768, 1440];

// This test compares one page of each section. every-page.spec.ts compares all pages of a section with each other.
for (const locale of locales) {
  test(`the breadcrumb and the tabs below the title have the same position in all sections (${locale})`, async ({
    page,
    request,
  }) => {
    const firsts = [...listedSections.values()].map(([first]) => `/${first?.path}`);
    const [item = ""] = await detailPaths(request, locale);
    const places = new CommonPlaces();
    for (const path of [...firsts.map((first) => localPath(locale, first)), item]) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        await places.add(page);
      }
    }
    expect(places.different()).toEqual([]);
  });
}

/**
 * The left edges of some elements of the pager, in pixels. `parts` has the edges of the number of items, of the field
 * for a page number, and of the first two links. `numbers` has the edges of the last two links.
 */
async function pagerOf(page: Page): Promise<{ parts: string; numbers: string }> {
  const pager = page.locator("nav[data-page-size]");
  return pager.evaluate((nav) => {
    const xOf = (selector: string) => {
      const part = nav.querySelector(selector);
      return part && Math.round(part.getBoundingClientRect().x);
    };
    const links = [...nav.querySelectorAll("ol > li")];
    const [first, second] = links;
    const x = (link: Element | undefined) => Math.round(link?.getBoundingClientRect().x ?? 0);
    return {
      parts: JSON.stringify([xOf("p"), xOf("input[name=page]"), x(first), x(second)]),
      numbers: JSON.stringify([x(links.at(-2)), x(links.at(-1))]),
    };
  });
}

/** Lists on which visitors can choose a page size, lists on which they cannot, and the search. */
const PAGED = existing([
  "/news/press_releases",
  "/news/media_reports",
  "/announcement/information_disclosure",
  "/announcement/report_rating",
  "/recruitment/recruitment",
  "/home/search?keyword=1",
]);

test("the buttons and fields of the pager have the same horizontal positions on every page of every list", async ({
  page,
}) => {
  test.slow();
  const parts = new Set<string>();
  for (const path of PAGED) {
    const numbers = new Set<string>();
    for (let number = 1; number <= 12; number++) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}page=${number}`);
      const current = page.locator("nav[data-page-size] [aria-current]");
      if ((await current.textContent()) !== String(number)) break;
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        const places = await pagerOf(page);
        parts.add(`${width} px: ${places.parts}`);
        numbers.add(`${width} px: ${places.numbers}`);
      }
    }
    expect([...numbers], path).toHaveLength(WIDTHS.length);
  }
  expect([...parts]).toHaveLength(WIDTHS.length);
});
