import { expect, type Page, test } from "@playwright/test";
import { resize } from "../helpers/resize.ts";
import { existing } from "../helpers/site-paths.ts";

// Scripts change nothing that these tests check, and would take most of the time.
test.use({ javaScriptEnabled: false });

/** Matches a number with its unit. */
const QUANTITY =
  "[0-9][0-9,.]*(?:个百分点|个月|小时|分钟|毫米|公里|平方米|[十百千万亿]*[元吨个家名人次台条张年月日天米秒分点份块座项位])";

for (const path of existing([
  "/news/press_releases",
  "/about/profile",
  "/announcement/information_disclosure",
])) {
  test(`the elements that permit line breaks, such as wbr, do not change the spacing of letters and digits on ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    // The first load puts the site's font into the browser's cache, so that the text has this font after the reload.
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const { different, compared } = await page.evaluate(() => {
      const broken = [...document.querySelectorAll("main :has(> wbr, > [data-gap])")].filter(
        // Elements that contain a large number with a smaller unit are left out, because the copy with which they would
        // be compared has only one font size.
        (element) => !element.matches("[data-gap], :has(> small)") && element.checkVisibility(),
      );
      const widths = broken.map((element) => {
        const [withBreaks, plain] = [
          element.cloneNode(true),
          element.cloneNode(false),
        ] as HTMLElement[];
        if (!withBreaks || !plain) throw new Error("An element could not be copied");
        plain.textContent = element.textContent;
        return [withBreaks, plain].map((copy) => {
          copy.style.cssText = "position:absolute;inline-size:max-content;white-space:nowrap";
          element.after(copy);
          const { width } = copy.getBoundingClientRect();
          copy.remove();
          return width;
        });
      });
      return {
        compared: widths.length,
        different: widths.flatMap(([width = 0, expected = 0], index) =>
          Math.abs(width - expected) > 0.5 ? [broken[index]?.textContent] : [],
        ),
      };
    });
    expect(compared).toBeGreaterThan(0);
    expect(different).toEqual([]);
  });
}

const LONG_TEXTS = existing([
  "/news/press_releases",
  "/news/media_reports",
  "/announcement/social_responsibility_practice",
]);

for (const list of LONG_TEXTS) {
  test(`in articles of ${list}, no line break separates a number from its unit or leaves one character on the last line`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(list);
    const articles = page.locator("main h2 a, main h3 a");
    const paths = await articles.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths.slice(0, 4)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 390]) {
        await resize(page, { width, height: 900 });
        expect(await partedLines(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

for (const path of existing(["/about/development_history"])) {
  test(`no line break divides a word of the short paragraphs of ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator("article [data-whole-words]").count()).toBeGreaterThan(3);
    for (const width of [360, 768, 1440]) {
      await resize(page, { width, height: 900 });
      expect(await partedLines(page), `at ${width} px`).toEqual([]);
    }
  });
}

/**
 * Returns the paragraphs that have one of these faults: a line break separates a number from its unit, a line break
 * divides a word of a short paragraph, or the last line has only one character.
 */
function partedLines(page: Page): Promise<string[]> {
  return page.evaluate((quantity) => {
    const paragraphs = [
      ...document.querySelectorAll<HTMLElement>("article :is(p, li, dd, figcaption)"),
    ].filter((element) => element.checkVisibility());
    if (paragraphs.length < 3)
      throw new Error("The page has no article with at least three paragraphs");
    return paragraphs.flatMap((element) => {
      const walker = document.createTreeWalker(element);
      let [text, bottom] = ["", Number.NEGATIVE_INFINITY];
      const starts: number[] = [];
      const betweenWords: number[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.nodeName === "WBR") betweenWords.push(text.length);
        if (!(node instanceof Text)) continue;
        if (node.parentElement?.matches(".visually-hidden")) continue;
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          if (box && box.width > 0 && (box.top + box.bottom) / 2 > bottom) {
            starts.push(text.length);
            bottom = box.bottom;
          }
          text += node.data[at];
        }
      }
      const isParted = [...text.matchAll(new RegExp(quantity, "gu"))].some((match) =>
        starts.some((start) => start > match.index && start < match.index + match[0].length),
      );
      const isTorn =
        element.matches("[data-whole-words]") &&
        starts.some(
          (start) =>
            /^\p{Script=Han}{2}$/u.test(text.slice(start - 1, start + 1)) &&
            !betweenWords.includes(start),
        );
      const isAlone =
        starts.length > 1 && /^\p{Script=Han}\P{L}*$/u.test(text.slice(starts.at(-1)).trim());
      return isParted || isTorn || isAlone ? [text] : [];
    });
  }, QUANTITY);
}
