import type { Page } from "@playwright/test";

export interface LargeNumber {
  text: string;
  /** Whether an entry of a list, a card or a search result has it. */
  isInRow: boolean;
  /** Whether words beside it say what it counts. */
  isLabelled: boolean;
  /** Edges on the page, in pixels. Numbers of one opening or drawing have those of both. */
  top: number;
  bottom: number;
}

/** From this size on, in pixels, a number is seen before the text around it. */
const LARGE = 25;

/** Numbers with their units in large type, from top to bottom, without those that are a part of a heading. */
export function largeNumbers(page: Page): Promise<LargeNumber[]> {
  return page.evaluate((large) => {
    const NUMBER = /^[−+±]?\d[\d,.:–—-]*\s*\S{0,12}$/u;
    const seen = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        NUMBER.test(element.textContent?.trim() ?? "") &&
        Number.parseFloat(getComputedStyle(element).fontSize) > large &&
        element.checkVisibility() &&
        element.closest("h1, h2, h3, h4, h5, h6, .visually-hidden") === null,
    );
    const numbers = seen.map((element) => {
      const group = element.closest("[data-lead] > *, figure, svg, [data-plot]") ?? element;
      const { top, bottom } = group.getBoundingClientRect();
      const isDrawing = group !== element;
      const sentence = isDrawing ? group : element.closest("p, li, dd, dt, figcaption, td");
      const words = (sentence?.textContent ?? "").replace(element.textContent ?? "", "");
      return {
        group,
        text: element.textContent?.trim() ?? "",
        isInRow:
          !isDrawing && element.closest("a, .link-area, li:has(h2, h3, a), summary") !== null,
        // A year names itself.
        isLabelled: /\p{L}{2}/u.test(words) || /^(?:19|20)\d\d$/.test(element.textContent ?? ""),
        top: top + scrollY,
        bottom: bottom + scrollY,
      };
    });
    return numbers
      .filter(({ group }, index) => numbers.findIndex((it) => it.group === group) === index)
      .map(({ group: _, ...number }) => number)
      .toSorted((a, b) => a.top - b.top);
  }, LARGE);
}
