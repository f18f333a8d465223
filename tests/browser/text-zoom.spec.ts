import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";

/** Opens a page with a larger text size. */
async function openEnlarged(page: Page, path: string, width: number, percent: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** Words and controls partly outside the window, where nothing scrolls to them. */
function signal(page: Page): Promise<string[]> {
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

    /** Visually hidden, or in a container that scrolls. */
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

for (const [width, percent] of [
  [320, 100],
  [320, 130],
  [390, 150],
  [412, 200],
  [320, 200],
  [768, 200],
] as const) {
  for (const path of ["/home", "/en/home", "/news/press_releases", "/en/about/profile", "/404"]) {
    test(`${path} fits a window of ${width} px with text at ${percent} %`, async ({ page }) => {
      await openEnlarged(page, path, width, percent);
      expect(await signal(page)).toEqual([]);
      const isEnglish = path.startsWith("/en");
      const hamburger = page.getByRole("button", { name: isEnglish ? "Open menu" : "打开菜单" });
      await expect(hamburger).toBeInViewport({ ratio: 1 });
      await hamburger.click();
      const menu = page.getByRole("navigation", { name: isEnglish ? "Main" : "主导航" });
      await expect(menu).toBeInViewport();
      expect(await signal(page)).toEqual([]);
    });
  }
}

for (const width of [320, 360, 390]) {
  test(`the sections' names on the English home page are not cut off at ${width} px`, async ({
    page,
  }) => {
    await openEnlarged(page, "/en/home", width, 100);
    const names = page.locator('section[aria-labelledby="explore-title"] li a > span:last-of-type');
    expect(await names.count()).toBeGreaterThan(4);
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
    expect(cut).toEqual([]);
  });
}
