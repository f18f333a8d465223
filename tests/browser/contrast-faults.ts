import type { Locator } from "@playwright/test";

/**
 * Finds texts whose contrast with the painted background is below 4.5:1 (WCAG 2.2, 1.4.3). Returns each text with its
 * colour, the background colour and the contrast.
 */
export function contrastFaults(container: Locator): Promise<string[]> {
  return container.evaluate((root) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const painted = (colours: string[]) => {
      if (!canvas) throw new Error("The browser has no 2D canvas");
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (colour: number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds = (element: Element | null): string[] =>
      element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];
    return [...root.querySelectorAll("*")].flatMap((element) => {
      const text = [...element.childNodes].find(
        (child) => child.nodeType === 3 && child.textContent?.trim(),
      )?.textContent;
      if (!text || element.getClientRects().length === 0) return [];
      const below = grounds(element);
      const { color } = getComputedStyle(element);
      const [ink, ground] = [luminance(painted([...below, color])), luminance(painted(below))];
      const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      return contrast >= 4.5 ? [] : [`${text.trim()}: ${color} on ${below.at(-1)} ${contrast}`];
    });
  });
}
