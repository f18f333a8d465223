import type { Page } from "@playwright/test";

/**
 * Matches names, and numbers with their units. No line may end inside them, even if the dictionary of `Intl.Segmenter`
 * divides them into several words.
 */
const WHOLE =
  "砺枢|砺钢网|砺云|砺控|砺造|砺智|砺运|砺融|芝勒贡|乌兰察布|贵安|苏哈尔|临港特钢|北岭|云岭|东屿|可持续|系统|夜间|机器人|工程师|印度尼西亚|东南亚|" +
  "[0-9][0-9,.]*(?:%|[十百千万亿]*[元吨个家年月日天小时台座名位次分秒度米室层]|[十百千万亿]+)";

/**
 * Finds headings, introductions, table cells and chart labels in which a line ends inside a word, or whose last line is
 * a single character. In the returned texts, `|` stands for the end of a line.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((whole) => {
    const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
    const shown = [
      ...document.querySelectorAll(
        "main :is(h1, h2, h3, h4, h5, h6, th, td, caption, [data-words], [data-at])",
      ),
    ].filter((element) => element.checkVisibility() && !isOneLine(element));
    return shown.flatMap((element) => {
      const lines = linesOf(element);
      // The dictionary of `Intl.Segmenter` treats some pairs of words as one word, such as 的是. In long texts, a line
      // may end between these two words.
      const words = element.matches("[data-words]") ? [] : [...segmenter.segment(lines.join(""))];
      return isBroken(lines, words) ? [lines.join("|")] : [];
    });

    /**
     * Whether a text is on a single line. If it is, its characters need not be examined one by one. Boxes are on the
     * same line if each reaches below the middle of every other box.
     */
    function isOneLine(element: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) <= Math.min(...boxes.map(({ bottom }) => bottom));
    }

    /** The text of each line. A character that is lower than the previous one begins a new line. */
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
          // A space at the end of a line has no width.
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
