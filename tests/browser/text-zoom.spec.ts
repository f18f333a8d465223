import { expect, type Page, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing } from "../helpers/site-paths.ts";

/** Sets the width of the window and the size of its text. */
async function enlarge(page: Page, width: number, percent: number): Promise<void> {
  await resize(page, { width, height: 800 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/**
 * Finds words and controls that are partly outside the window. Elements in containers that scroll are left out, because
 * visitors can bring them into view.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const shown = [...document.querySelectorAll("body *")].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !isClipped(element),
    );
    return shown.flatMap((element) => parts(element).filter(isBeside)).map(describe);

    function parts(element: Element): { text: string; box: DOMRect }[] {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const own = element.matches("a, button, input, select")
        ? [{ text: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }]
        : [];
      return [...own, ...texts.flatMap((node) => textBoxes(node))];
    }

    function textBoxes(node: Node) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({ text: node.textContent ?? "", box }));
    }

    function isBeside({ box }: { box: DOMRect }): boolean {
      return box.width > 1 && (box.left < -1 || box.right > clientWidth + 1);
    }

    /** Whether an element is visually hidden, or inside a container that scrolls. */
    function isClipped(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (clipPath !== "none" || overflowX === "auto" || overflowX === "scroll") return true;
      }
      return false;
    }

    function describe({ text, box }: { text: string; box: DOMRect }): string {
      return `${text.trim().slice(0, 60)} (${Math.round(box.left)} to ${Math.round(box.right)})`;
    }
  });
}

/** Widths of windows in pixels, each with a text size in per cent. */
const WINDOWS = [
  [320, 100],
  [320, 130],
  [390, 150],
  [412, 200],
  [320, 200],
  [768, 200],
] as const;

for (const path of ["/home", "/en/home", "/news/press_releases", "/en/about/profile", "/404"]) {
  test(`${path} and its menu fit into narrow windows with enlarged text`, async ({ page }) => {
    const isEnglish = path.startsWith("/en");
    const named = (name: string) => page.getByRole("button", { name });
    const menu = page.getByRole("navigation", { name: isEnglish ? "Main" : "主导航" });
    await resize(page, { width: 320, height: 800 });
    await page.goto(path);
    await hydrated(page);
    for (const [width, percent] of WINDOWS) {
      await test.step(`${width} px, ${percent} %`, async () => {
        await enlarge(page, width, percent);
        expect(await cutOff(page)).toEqual([]);
        const hamburger = named(isEnglish ? "Open menu" : "打开菜单");
        await expect(hamburger).toBeInViewport({ ratio: 1 });
        await hamburger.click();
        await expect(menu).toBeInViewport();
        expect(await cutOff(page)).toEqual([]);
        await named(isEnglish ? "Close menu" : "关闭菜单").click();
        await expect(menu).toBeHidden();
      });
    }
  });
}

const OPENINGS = existing([
  "/about/development_history",
  `/about/${site.slug}_culture`,
  "/en/about/executives",
  "/en/about/organization",
  "/recruitment/talent_concept",
  "/en/recruitment/talent_concept",
  "/en/subject/meeting",
  "/en/about/external_investors",
  "/en/product/core_business",
  "/en/product/internet_services",
  "/product/development_business",
  "/en/recruitment/recruitment_process",
]);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of OPENINGS) {
    test(`the top of ${path} fits narrow windows with enlarged text`, async ({ page }) => {
      await resize(page, { width: 320, height: 800 });
      await page.goto(path);
      for (const [width, percent] of WINDOWS) {
        await enlarge(page, width, percent);
        expect(await cutOff(page), `${width} px, ${percent} %`).toEqual([]);
      }
    });
  }
});

test("in narrow windows, the names of sections on the English home page are not cut off, and none of their words is broken", async ({
  page,
}) => {
  await resize(page, { width: 320, height: 800 });
  await page.goto("/en/home");
  await hydrated(page);
  const names = page.locator('section[aria-labelledby="explore-title"] li a > span:last-of-type');
  expect(await names.count()).toBeGreaterThan(4);
  for (const width of [320, 360, 390]) {
    await enlarge(page, width, 100);
    const cut = await names.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const name = element.getBoundingClientRect();
          const tile = (element.closest("a") as Element).getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = range.getClientRects().length;
          const words = element.textContent.split(/\s+/).length;
          return name.left < tile.left || name.right > tile.right || lines > words;
        })
        .map((element) => element.textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
