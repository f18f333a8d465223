import type { Page } from "@playwright/test";

/**
 * Finds pictures whose attribute `sizes` differs by more than 20 % from the width at which they are shown. For such a
 * picture, the browser loads a file that is too large or too small.
 */
export function wrongPictureSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 0.2;
    const probe = document.createElement("div");
    probe.style.position = "absolute";
    document.documentElement.append(probe);
    const faults = [...document.images].flatMap((picture) => {
      // Pictures that are loaded only near the window keep their `sizes` in `data-sizes` until then.
      const sizes = picture.dataset.sizes ?? picture.getAttribute("sizes");
      const { width } = picture.getBoundingClientRect();
      if (!sizes || width === 0 || !picture.checkVisibility()) return [];
      const declared = lengthOf(sizes);
      const isRight = Math.abs(declared - width) <= TOLERANCE * width;
      const src = picture.dataset.src ?? picture.getAttribute("src");
      return isRight
        ? []
        : [`${src}: ${sizes} means ${declared} px, but it is shown at ${Math.round(width)} px`];
    });
    probe.remove();
    return faults;

    /** The length that a `sizes` attribute means in this window, in pixels. */
    function lengthOf(sizes: string): number {
      const source = sizes
        .split(/,(?![^(]*\))/)
        .map((part) => /^\s*(\(.*\))?\s*(\S.*)$/.exec(part) ?? [])
        .find(([, condition]) => !condition || matchMedia(condition).matches);
      probe.style.width = source?.[2] ?? "100vw";
      return Math.round(probe.getBoundingClientRect().width);
    }
  });
}
