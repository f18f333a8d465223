import type { Page } from "@playwright/test";

/** Collects the positions of elements that must have the same position on every page, in pixels. */
export class CommonPlaces {
  readonly #pages = new Map<string, Map<string, string[]>>();

  async add(page: Page): Promise<void> {
    const found = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const breadcrumb = boxOf("main nav:is([aria-label='面包屑'], [aria-label='Breadcrumb'])");
      const title = boxOf("h1");
      const tabs = boxOf("[data-opening] > nav");
      return {
        breadcrumb: breadcrumb && `${breadcrumb.x}, ${breadcrumb.y + scrollY}`,
        // The position of the tabs is relative to the title, because a title may have several lines.
        "tabs below the title": title && tabs && `${Math.round(tabs.top - title.bottom)}`,
      };
    });
    for (const [what, place] of Object.entries(found)) {
      if (place === undefined) continue;
      const name = `${what} at ${page.viewportSize()?.width} px`;
      const places = this.#pages.get(name) ?? new Map<string, string[]>();
      places.set(place, [...(places.get(place) ?? []), new URL(page.url()).pathname]);
      this.#pages.set(name, places);
    }
  }

  /**
   * Returns the elements whose position is not the same on all pages. Each is listed with its positions, and each
   * position with the pages on which the element has it.
   */
  different(): string[] {
    return [...this.#pages].flatMap(([name, places]) =>
      places.size > 1 ? [`${name}: ${JSON.stringify([...places])}`] : [],
    );
  }
}

/**
 * Finds texts that do not begin at the first, the fifth or the ninth of twelve columns. Texts in a grid of cards and
 * texts of cards with a background may begin anywhere.
 */
export function textsOffGrid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) return ["The page has no main element"];
    const probe = document.createElement("div");
    probe.style.cssText = "position:absolute;inline-size:var(--page);left:0;right:0;margin:auto";
    main.append(probe);
    const { x, width } = probe.getBoundingClientRect();
    probe.style.inlineSize = "var(--gutter)";
    const gutter = probe.getBoundingClientRect().width;
    probe.remove();
    const allowed = [0, 1, 2].map((third) => x + (third * (width + gutter)) / 3);
    /** Whether the entry of a list has another entry beside it. */
    const isBesideOthers = (entry: Element) =>
      [...(entry.parentElement?.children ?? [])].some(
        (other) =>
          other !== entry &&
          other.getBoundingClientRect().height > 0 &&
          Math.abs(other.getBoundingClientRect().top - entry.getBoundingClientRect().top) < 2,
      );
    const isInGrid = (element: Element): boolean => {
      const entry = element.closest("li");
      return entry !== null && (isBesideOthers(entry) || isInGrid(entry.parentElement ?? entry));
    };
    const isOnPanel = (element: Element): boolean => {
      const panel = element.closest("article > *");
      return panel !== null && getComputedStyle(panel).backgroundColor !== "rgba(0, 0, 0, 0)";
    };
    return [...main.querySelectorAll("h1, h2, h3, [data-level] > p")].flatMap((text) => {
      const box = text.getBoundingClientRect();
      if (box.width < 2 || text.closest("[data-lead], nav")) return [];
      if (isInGrid(text) || isOnPanel(text)) return [];
      const isAllowed = allowed.some((edge) => Math.abs(edge - box.x) < 1.5);
      return isAllowed ? [] : [`${Math.round(box.x - x)} ${text.textContent?.slice(0, 20)}`];
    });
  });
}
