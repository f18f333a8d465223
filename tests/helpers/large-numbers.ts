import type { Page } from "@playwright/test";

interface LargeNumber {
  text: string;
  /** Whether the number is inside an item of a list, a card or a search result. */
  isInRow: boolean;
  /** Whether a text beside the number says what it counts. */
  isLabelled: boolean;
  /**
   * The edges of the number on the page, in pixels. For a number in a chart or at the top of a page, these are the
   * edges of the whole chart or of the whole top part.
   */
  top: number;
  bottom: number;
}

/** A number whose font size in pixels is above this limit attracts attention before the text around it does. */
const LARGE = 25;

/**
 * Finds large numbers with one of these faults:
 * - The number is in a list, a card or a search result.
 * - No text says what the number counts.
 * - The next large number is on the same screen.
 */
export async function largeNumberFaults(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => innerHeight);
  const numbers = await largeNumbers(page);
  return numbers.flatMap(({ text, isInRow, isLabelled, top }, index) => {
    const next = numbers[index + 1];
    return [
      ...(isInRow ? [`${text} in a list`] : []),
      ...(isLabelled ? [] : [`${text} without words`]),
      ...(next && next.bottom - top <= height ? [`${text} and ${next.text} on one screen`] : []),
    ];
  });
}

/** Finds large numbers with their units, from top to bottom. Numbers inside a longer heading are left out. */
function largeNumbers(page: Page): Promise<LargeNumber[]> {
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
        // Readers understand a year, and the status 404 of a missing page, without further words.
        isLabelled:
          /\p{L}{2}/u.test(words) || /^(?:(?:19|20)\d\d|404)$/.test(element.textContent ?? ""),
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
