import { expect, type Page, test } from "@playwright/test";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { resize } from "../helpers/resize.ts";
import { detailPaths, existing, listedRoutes } from "../helpers/site-paths.ts";

// Loading scripts takes most of a page's time, and they change nothing that this test checks.
test.use({ javaScriptEnabled: false });

const WIDTHS = [360, 768, 1440];

for (const locale of locales) {
  test(`a section's tabs have the same distance from the title on every page (${locale})`, async ({
    page,
  }) => {
    test.slow();
    const tops = new Map<number, Map<number, string[]>>(WIDTHS.map((width) => [width, new Map()]));
    for (const { path } of listedRoutes) {
      await page.goto(localPath(locale, `/${path}`));
      const tabs = page.locator("[data-opening] > nav");
      if ((await tabs.count()) === 0) continue;
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        const [title, bar] = await Promise.all([
          page.locator("h1").boundingBox(),
          tabs.boundingBox(),
        ]);
        // A title with two lines moves its tabs down, but not away from it.
        const distance = Math.round((bar?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0));
        const paths = tops.get(width)?.get(distance) ?? [];
        tops.get(width)?.set(distance, [...paths, path]);
      }
    }
    for (const [width, places] of tops) {
      expect([...places].flatMap(([, paths]) => paths).length).toBeGreaterThan(5);
      expect([...places.keys()], `${width} px: ${JSON.stringify([...places])}`).toHaveLength(1);
    }
  });
}

test("the breadcrumb is at the same place on every page", async ({ page, request }) => {
  test.slow();
  const paths = listedRoutes.filter(({ view }) => view !== "home").map(({ path }) => `/${path}`);
  const places = new Map<string, string[]>();
  for (const path of [...paths, ...(await detailPaths(request, "zh"))]) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      const box = await page.getByRole("navigation", { name: "面包屑" }).boundingBox();
      const place = `${width} px: ${box?.x}, ${box?.y}`;
      places.set(place, [...(places.get(place) ?? []), path]);
    }
  }
  expect([...places.keys()], JSON.stringify([...places])).toHaveLength(WIDTHS.length);
});

/** The left edges of the pager's parts, of its last number, and of the elements after the last number. */
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

/** Lists with a choice of page sizes, lists without one, and the search. */
const PAGED = existing([
  "/news/press_releases",
  "/news/media_reports",
  "/announcement/information_disclosure",
  "/announcement/report_rating",
  "/recruitment/recruitment",
  "/home/search?keyword=1",
]);

for (const width of WIDTHS) {
  test(`the parts of the pager are in the same columns on every page of every list (${width} px)`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width, height: 900 });
    const parts = new Set<string>();
    for (const path of PAGED) {
      const numbers = new Set<string>();
      for (let number = 1; number <= 12; number++) {
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}page=${number}`);
        const current = page.locator("nav[data-page-size] [aria-current]");
        if ((await current.textContent()) !== String(number)) break;
        const places = await pagerOf(page);
        parts.add(places.parts);
        numbers.add(places.numbers);
      }
      expect([...numbers], path).toHaveLength(1);
    }
    expect([...parts]).toHaveLength(1);
  });
}

/** Texts that do not begin at one of the allowed columns. Texts in a grid of cards are left out. */
async function textsOffGrid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) return ["no text"];
    const probe = document.createElement("div");
    probe.style.cssText = "position:absolute;inline-size:var(--page);left:0;right:0;margin:auto";
    main.append(probe);
    const { x, width } = probe.getBoundingClientRect();
    probe.style.inlineSize = "var(--gutter)";
    const gutter = probe.getBoundingClientRect().width;
    probe.remove();
    const allowed = [0, 1, 2].map((third) => x + (third * (width + gutter)) / 3);
    /** Whether another entry is beside this one. */
    const isBesideOthers = (entry: Element) =>
      [...(entry.parentElement?.children ?? [])].some(
        (other) =>
          other !== entry &&
          other.getBoundingClientRect().height > 0 &&
          Math.abs(other.getBoundingClientRect().top - entry.getBoundingClientRect().top) < 2,
      );
    const isInGrid = (element: Element): boolean => {
      const entry = element.closest("li");
      return entry !== null && (isBesideOthers(entry) || isInGrid(entry.parentElement ?? entry));
    };
    return [...main.querySelectorAll("h1, h2, h3, [data-level] > p")].flatMap((text) => {
      const box = text.getBoundingClientRect();
      if (box.width < 2 || text.closest("[data-lead], nav") || isInGrid(text)) return [];
      const isAllowed = allowed.some((edge) => Math.abs(edge - box.x) < 1.5);
      return isAllowed ? [] : [`${Math.round(box.x - x)} ${text.textContent?.slice(0, 20)}`];
    });
  });
}

test("texts begin at the first, fifth or ninth of the page's twelve columns", async ({
  page,
  request,
}) => {
  test.slow();
  await resize(page, { width: 1440, height: 900 });
  const pages = listedRoutes.map(({ path }) => `/${path}`);
  for (const path of [...pages, ...(await detailPaths(request, "zh"))]) {
    await page.goto(path);
    expect.soft(await textsOffGrid(page), path).toEqual([]);
  }
});
