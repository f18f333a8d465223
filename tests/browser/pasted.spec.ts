import { expect, type Page, test } from "@playwright/test";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { pasted } from "../helpers/pasted.ts";
import { type RunningSite, startSite } from "../helpers/running-site.ts";
import { contrastFaults } from "./contrast-faults.ts";

/**
 * A content service for the built site. The texts (bodies) of its items have HTML as editors paste it from other
 * programs.
 */
let server: ContentServer;
let site: RunningSite;

const node = { nodeId: 41, nodeIndexName: "PRESS RELEASES", nodeName: "厂内新闻", taxis: 1 };
const bodies = Object.entries(pasted);

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const items = bodies.map(([title, content], index) => ({
    id: 700 + index,
    title,
    content,
    node,
  }));
  server = await startContentServer({ ...smallSite, items: { ...smallSite.items, 41: items } });
  site = await startSite({ UPSTREAM_ORIGIN: server.origin, UPSTREAM_KEY: smallSite.key });
});

test.afterAll(async () => {
  await site?.stop();
  await server?.close();
});

async function openBody(page: Page, title: string): Promise<void> {
  const index = bodies.findIndex(([name]) => name === title);
  await page.goto(`${site.origin}/news/news_detail/${700 + index}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

for (const [title] of bodies) {
  test(`“${title}”: the whole body is readable in both colour schemes, and a visitor reaches every part of it in a window of 360 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await openBody(page, title);
      expect(await contrastFaults(page.getByRole("article").first())).toEqual([]);
    }
    expect(await beyondReach(page)).toEqual([]);
  });
}

test("in a window of 375 px, every value in a pasted table is below the heading of its column", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const title of ["表格：跨行", "表格：六列", "表格：缺格"]) {
    await openBody(page, title);
    const misplaced = await page
      .getByRole("article")
      .first()
      .locator("td, tbody th")
      .evaluateAll((cells) => {
        const textLeft = (cell: Element) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect().left;
        };
        return cells.flatMap((cell) => {
          const name = /^([A-F])\d/.exec(cell.textContent ?? "")?.[1];
          const heads = [...(cell.closest("table")?.querySelectorAll("tr:first-child > *") ?? [])];
          const head = heads.find(({ textContent }) => textContent === name);
          if (!head) return [];
          const [own, above] = [cell.getBoundingClientRect(), head.getBoundingClientRect()];
          const isBelow =
            own.left < above.right && own.right > above.left && own.top >= above.bottom - 1;
          return isBelow && Math.abs(textLeft(cell) - textLeft(head)) < 2 ? [] : [cell.textContent];
        });
      });
    expect(misplaced, title).toEqual([]);
  }
});

test("a table too wide for the window scrolls, and no number in it is broken into two lines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openBody(page, "表格：八列");
  const lines = await page
    .getByRole("article")
    .first()
    .locator("td")
    .evaluateAll((cells) => {
      const linesOf = (cell: Element) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      };
      return cells.map(linesOf);
    });
  expect(lines).toEqual(Array(7).fill(1));
});

test("every part of an editor's text that scrolls sideways can be scrolled by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [title, count] of [
    ["宽内容：图片与框", 1],
    ["宽内容：缩进与长词", 2],
    ["热区图片", 1],
  ] as const) {
    await openBody(page, title);
    const scrollers = page.getByRole("group", { name: /^可左右滑动的内容 \d$/ });
    await expect(scrollers, title).toHaveCount(count);
    for (const scroller of await scrollers.all()) {
      await scroller.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => scroller.evaluate((it) => it.scrollLeft), title).toBeGreaterThan(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  await openBody(page, "表格：缺格");
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
  await expect(page.getByRole("article").first().locator("[tabindex='0']")).toHaveCount(0);
});

test("the areas of an image map lead to their targets even if the window is narrower than the picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openBody(page, "热区图片");
  await page
    .locator("area")
    .first()
    .evaluate((area) => area.scrollIntoView());
  const picture = page.locator("img[usemap]");
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.evaluate((image) => image.clientWidth)).toBe(600);
  await picture.click({ position: { x: 500, y: 50 } });
  await expect(page).toHaveURL(/#c-right$/);
});

/** Finds texts and pictures of the article that are outside the window and that no scrolling can bring into view. */
function beyondReach(page: Page) {
  return page
    .getByRole("article")
    .first()
    .evaluate((article) => {
      const all = [...article.querySelectorAll<HTMLElement>("*")];
      return all.flatMap((element) => {
        const hasText = [...element.childNodes].some(
          (child) => child.nodeType === 3 && child.textContent?.trim(),
        );
        if (!hasText && !(element instanceof HTMLImageElement)) return [];
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2 || (left >= 0 && right <= innerWidth)) return [];
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
          if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX))
            return left + at.scrollLeft >= 0 ? [] : [`${element.tagName} is left of its scroller`];
        }
        return [`${element.tagName} ${element.textContent?.slice(0, 20)}`];
      });
    });
}
