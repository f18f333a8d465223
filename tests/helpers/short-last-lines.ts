import type { Page } from "@playwright/test";

/** The least number of characters on the last line of a Chinese text. */
const LEAST = 4;

/**
 * Finds Chinese texts whose last line has too few characters, and returns each with `|` before that line. The cells
 * and labels of charts are left out because their columns are narrow. Texts with `data-words` are left out because
 * editors set their line breaks. Texts that end shortly after a link or a `mark` element are left out too, because a
 * line may break there.
 */
export function shortLastLines(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const HAN = /\p{Script=Han}/u;
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
      // In a paragraph that is laid out as a grid, a block is only a part of the paragraph. The labels of drawings do
      // not count as texts.
      const isText =
        block.closest("h1, h2, h3, h4, h5, h6, p, li, dd, dt, figcaption, blockquote") &&
        !block.closest("[data-plot]");
      const isUpright = getComputedStyle(block).writingMode !== "horizontal-tb";
      const rest = nodes.at(-1)?.data.trim() ?? "";
      if (!isText || isUpright || block.matches("[data-words]") || rest.length < 2 * least)
        return [];
      const line = lastLine(nodes);
      if (line === undefined) return [];
      const whole = nodes.map(({ data }) => data).join("");
      const han = [...line].filter((character) => HAN.test(character));
      const width = [...line.trim()].reduce((sum, it) => sum + (HAN.test(it) ? 1 : 0.5), 0);
      // Letters and digits count by their width, which is half that of a Chinese character.
      return han.length > 0 && Math.max(han.length, width) < least
        ? [`${whole.slice(0, -line.length).trim().slice(-30)}|${line.trim()}`]
        : [];
    });

    /** The block that contains an element's lines. */
    function blockOf(element: Element): Element {
      const display = getComputedStyle(element).display;
      const parent = element.parentElement;
      return parent && /^(?:inline|contents|ruby)/.test(display) && display !== "inline-block"
        ? blockOf(parent)
        : element;
    }

    /** The last line of a text, or undefined if it is the only one. */
    function lastLine(nodes: Text[]): string | undefined {
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
            else if (box.bottom <= top + 2) return line;
            else top = Math.min(top, box.top);
          }
          line = (text.data[at] ?? "") + line;
        }
      }
      return undefined;
    }
  }, LEAST);
}
