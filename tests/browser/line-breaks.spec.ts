import { expect, type Page, test } from "@playwright/test";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1440];

/** What no line may break, whatever says where words end: names, and numbers with what they count. */
const WHOLE =
  "砺枢|砺钢网|砺云|砺控|砺造|砺智|砺运|砺融|芝勒贡|乌兰察布|贵安|苏哈尔|临港特钢|北岭|云岭|东屿|可持续|系统|夜间|机器人|工程师|印度尼西亚|东南亚|" +
  "[0-9][0-9,.]*(?:%|[十百千万亿]*[元吨个家年月日天小时台座名位次分秒度米室层]|[十百千万亿]+)";

/** What paragraphs count and measure. */
const QUANTITY =
  "[0-9][0-9,.]*(?:个百分点|个月|小时|分钟|毫米|公里|平方米|[十百千万亿]*[元吨个家名人次台条张年月日天米秒分点份块座项位])";

test("no word of a heading, a lead or a cell is broken on the pages of lists", async ({ page }) => {
  await expectWholeWords(
    page,
    listedRoutes.map(({ path }) => `/${path}`),
  );
});

test("no word of a heading, a lead or a cell is broken on the pages of items", async ({
  page,
  request,
}) => {
  await expectWholeWords(page, await detailPaths(request, "zh"));
});

for (const path of [
  "/news/press_releases",
  "/about/profile",
  "/announcement/information_disclosure",
]) {
  test(`letters and figures on ${path} are spaced alike beside breaks and elsewhere`, async ({
    page,
  }) => {
    await page.goto(path);
    // In the house face, which text has from the second page on.
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const { different, compared } = await page.evaluate(() => {
      const broken = [...document.querySelectorAll("main :has(> wbr, > [data-gap])")].filter(
        // The unit of a figure has a size of its own.
        (element) => !element.matches("[data-gap], :has(> small)") && element.checkVisibility(),
      );
      const widths = broken.map((element) => {
        const [withBreaks, plain] = [
          element.cloneNode(true),
          element.cloneNode(false),
        ] as HTMLElement[];
        if (!withBreaks || !plain) throw new Error("no copies");
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

const LONG_TEXTS = [
  "/news/press_releases",
  "/news/media_reports",
  "/announcement/social_responsibility_practice",
];

for (const list of LONG_TEXTS) {
  test(`no line of an article of ${list} parts a number from its unit, nor is a single character its last`, async ({
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
        await page.setViewportSize({ width, height: 900 });
        expect(await partedLines(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

async function expectWholeWords(page: Page, paths: string[]): Promise<void> {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}

/** The paragraphs of a body in which a line ends between a number and its unit, or the last one is a character. */
function partedLines(page: Page): Promise<string[]> {
  return page.evaluate((quantity) => {
    const paragraphs = [
      ...document.querySelectorAll<HTMLElement>("article :is(p, li, dd, figcaption)"),
    ].filter((element) => element.checkVisibility());
    if (paragraphs.length < 3) throw new Error("no article");
    return paragraphs.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let [text, bottom] = ["", Number.NEGATIVE_INFINITY];
      const starts: number[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
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
      const isAlone =
        starts.length > 1 && /^\p{Script=Han}\P{L}*$/u.test(text.slice(starts.at(-1)).trim());
      return isParted || isAlone ? [text] : [];
    });
  }, QUANTITY);
}

/** Headings, leads and cells with a stroke where a line ends within a word or before a last single character. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((whole) => {
    const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
    const shown = [
      ...document.querySelectorAll(
        "main :is(h1, h2, h3, h4, h5, h6, th, td, caption, [data-words])",
      ),
    ].filter((element) => element.checkVisibility() && !isOneLine(element));
    return shown.flatMap((element) => {
      const lines = linesOf(element);
      // The dictionary takes some two words in a row for one, such as 的是, which a long text may part.
      const words = element.matches("[data-words]") ? [] : [...segmenter.segment(lines.join(""))];
      return isBroken(lines, words) ? [lines.join("|")] : [];
    });

    /** Every box reaches below the middle of every other: nothing to look at character by character. */
    function isOneLine(element: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) <= Math.min(...boxes.map(({ bottom }) => bottom));
    }

    /** The text of each line box: characters that stand lower than the one before begin a new one. */
    function linesOf(element: Element): string[] {
      const lines: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let bottom = Number.NEGATIVE_INFINITY;
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (!text.parentElement?.checkVisibility()) continue;
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getClientRects()[0];
          // Spaces at the end of a line have no width.
          const isShown = box !== undefined && box.width > 0;
          if (isShown && (box.top + box.bottom) / 2 > bottom) {
            lines.push("");
            bottom = box.bottom;
          }
          lines.push((lines.pop() ?? "") + text.data[at]);
        }
      }
      return lines;
    }

    function isBroken(lines: string[], segments: Intl.SegmentData[]): boolean {
      const text = lines.join("");
      const ends = lines.slice(0, -1).map((_, index) => lines.slice(0, index + 1).join("").length);
      const words = [
        ...text.matchAll(new RegExp(whole, "gu")),
        ...segments.map(({ segment, index }) => ({ 0: segment, index })),
      ].map((match) => ({ start: match.index, end: match.index + match[0].length }));
      const isSingle = lines.length > 1 && /^\p{Script=Han}$/u.test(lines.at(-1) ?? "");
      return (
        isSingle || ends.some((end) => words.some((word) => word.start < end && end < word.end))
      );
    }
  }, WHOLE);
}
