import type { Page } from "@playwright/test";
import { UNBREAKABLE } from "../../worker/content-html/words.ts";

/**
 * The least number of characters on the last line of a Chinese text. A shorter last line is allowed if the last word of
 * the line above is so long that, together with this word, the last line would have more than `LONGEST` characters.
 */
const LEAST = 4;
/**
 * The largest number of characters that a last line may have after the last word of the line above has moved to it. A
 * last line that is already longer is never reported.
 */
const LONGEST = 8;

/**
 * Finds Chinese texts whose last line has too few characters, or begins within a word although the line before it has
 * room. Returns each of these texts with `|` before its last line. Table cells and the labels of charts are left out
 * because they are narrow. Texts with `data-words` are left out because they are short.
 */
export function shortLastLines(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, longest, names]) => {
      const HAN = /\p{Script=Han}/u;
      const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
      const texts = new Map<Element, Text[]>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (!text.data.trim() || !parent?.checkVisibility() || parent.closest(".visually-hidden")) {
          continue;
        }
        const block = blockOf(parent);
        if (parent.closest("main") && parent.closest("[lang]")?.getAttribute("lang") !== "en") {
          texts.set(block, [...(texts.get(block) ?? []), text]);
        }
      }
      return [...texts].flatMap(([block, nodes]) => {
        // The block need not be the paragraph itself: in a paragraph that is laid out as a grid, a block is only a part
        // of the paragraph. Labels of drawings are left out.
        const isText =
          block.closest("h1, h2, h3, h4, h5, h6, p, li, dd, dt, figcaption, blockquote") &&
          !block.closest("[data-plot]");
        const isUpright = getComputedStyle(block).writingMode !== "horizontal-tb";
        const whole = nodes.map(({ data }) => data).join("");
        if (
          !isText ||
          isUpright ||
          block.matches("[data-words]") ||
          whole.trim().length < 3 * least
        )
          return [];
        const found = lastLine(nodes);
        if (!found) return [];
        const { line, before } = found;
        const han = [...line].filter((character) => HAN.test(character));
        const width = widthOf(line);
        const isShort =
          han.length > 0 &&
          Math.max(han.length, width) < least &&
          width + widthOf(lastWord(whole.slice(0, -line.length))) <= longest;
        const isTorn =
          width <= longest &&
          hasRoom(block, before) &&
          !isBetweenWords(whole, whole.length - line.length);
        return isShort || isTorn
          ? [`${whole.slice(0, -line.length).trim().slice(-30)}|${line.trim()}`]
          : [];
      });

      /** The width of a text, measured in Chinese characters. A letter or digit is half as wide. */
      function widthOf(text: string): number {
        return [...text.trim()].reduce((sum, it) => sum + (HAN.test(it) ? 1 : 0.5), 0);
      }

      /** The last word of a text, which may be a name of several words. */
      function lastWord(text: string): string {
        const [name] = new RegExp(`(?:${names})$`, "u").exec(text.replaceAll("\u00A0", " ")) ?? [];
        return name ?? [...segmenter.segment(text)].at(-1)?.segment ?? "";
      }

      /** The block that contains an element's lines. */
      function blockOf(element: Element): Element {
        const display = getComputedStyle(element).display;
        const parent = element.parentElement;
        const isPart = element.matches("[data-whole]");
        return parent &&
          (isPart || (/^(?:inline|contents|ruby)/.test(display) && display !== "inline-block"))
          ? blockOf(parent)
          : element;
      }

      /** Whether another character fits on a line that ends at the given offset in pixels. */
      function hasRoom(block: Element, lineEnd: number): boolean {
        const { paddingInlineEnd, fontSize } = getComputedStyle(block);
        const end = block.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
        // A punctuation mark after the next character has to fit as well.
        return end - lineEnd > 2.2 * Number.parseFloat(fontSize);
      }

      function isBetweenWords(text: string, offset: number): boolean {
        const words = new Intl.Segmenter("zh", { granularity: "word" }).segment(text);
        // A line may end after 的 or 了, although the dictionary treats pairs such as 的是 as one word.
        return words.containing(offset)?.index === offset || /[的了]/.test(text[offset - 1] ?? "");
      }

      /**
       * The last line of a text, and where the line before it ends. Returns undefined if the text has only one line.
       */
      function lastLine(nodes: Text[]): { line: string; before: number } | undefined {
        let line = "";
        let top = Number.NEGATIVE_INFINITY;
        for (const text of nodes.toReversed()) {
          for (let at = text.length - 1; at >= 0; at--) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const box = range.getClientRects()[0];
            if (box && box.width > 0) {
              if (top === Number.NEGATIVE_INFINITY) top = box.top;
              else if (box.bottom <= top + 2) return { line, before: box.right };
              else top = Math.min(top, box.top);
            }
            line = (text.data[at] ?? "") + line;
          }
        }
        return undefined;
      }
    },
    [LEAST, LONGEST, UNBREAKABLE.source] as const,
  );
}
