import type { Page } from "@playwright/test";

/**
 * Finds texts that cannot be read: they overlap, lie outside the window, or are cut off although neither an ellipsis
 * nor a scroll bar shows that there is more text. It also finds pictures that have failed to load.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findLayoutFaults);
}

/** Does the same as `layoutFaults`, with the text spacing that readers may set (WCAG 2.2, 1.4.12). */
export async function spacedLayoutFaults(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    // A constructed style sheet is used, because the page's Content Security Policy would block a style element.
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  const faults = await layoutFaults(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
}

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Runs in the page. It reads the layout and changes nothing. */
function findLayoutFaults(): string[] {
  /** The height of letters above the middle of a line, and also below it, in multiples of the font size. */
  const INK = 0.4;
  /**
   * The font size in pixels up to which the height of the letters is estimated. In larger type, only the middle of a
   * line counts, because a line box says little about where its letters are.
   */
  const MAX_FONT_SIZE = 90;
  /** How far a text may be out of place, in pixels, because of rounding. */
  const TOLERANCE = 2;
  const AXES = [
    { start: "left", end: "right", overflow: "overflowX", offset: "scrollLeft" },
    { start: "top", end: "bottom", overflow: "overflowY", offset: "scrollTop" },
  ] as const;

  /** A rectangle in the coordinates of the window. */
  type Rect = Record<"left" | "top" | "right" | "bottom", number>;

  /** The rectangle that the letters of one line of text cover. */
  interface Ink extends Rect {
    text: string;
  }

  const clippers = new Map<Element, Element[]>();
  const { clientWidth } = document.documentElement;
  const faults = new Set<string>();
  for (const [one, other] of overlapping(shownTexts().flatMap(visibleInk))) {
    faults.add(`${name(one)} overlaps ${name(other)}`);
  }
  for (const picture of document.querySelectorAll("img")) {
    if (isVisible(picture) && hasFailed(picture))
      faults.add(`failed: ${picture.outerHTML.slice(0, 120)}`);
  }
  return [...faults];

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true });
  }

  /**
   * Whether a picture has failed to load. client/effects/pictures.ts loads some pictures and marks them if they fail.
   */
  function hasFailed(picture: HTMLImageElement): boolean {
    if (picture.closest("[data-failed]")) return true;
    const isPlaceholder = picture.currentSrc.startsWith("data:");
    return picture.complete && picture.naturalWidth === 0 && !isPlaceholder;
  }

  function shownTexts(): Text[] {
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (parent && node.data.trim() && isVisible(parent) && !isClamped(parent)) found.push(node);
    }
    return found;
  }

  /** Whether a text is shortened on purpose to some lines, the last of which ends with an ellipsis. */
  function isClamped(element: Element): boolean {
    const { webkitLineClamp, display } = getComputedStyle(element);
    if (webkitLineClamp !== "none") return true;
    return display === "inline" && isClamped(element.parentElement as Element);
  }

  /** The visible lines of a text. A line that should be visible but is hidden is recorded as a fault. */
  function visibleInk(node: Text): Ink[] {
    const parent = node.parentElement as Element;
    const { fontSize, letterSpacing } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const ink = size > MAX_FONT_SIZE ? 0 : INK * size;
    // Browsers also add letter spacing after the last letter.
    const spacing = Math.max(0, Number.parseFloat(letterSpacing) || 0);
    const text = node.data.trim().replace(/\s+/g, " ");
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap((box) => {
      const middle = (box.top + box.bottom) / 2;
      const [left, right] = [box.left, box.right - spacing];
      const line = { text, left, right, top: middle - ink, bottom: middle + ink };
      return right - left > 1 ? withinClips(line, clippersOf(parent)) : [];
    });
  }

  function withinClips(line: Ink, around: readonly Element[]): Ink[] {
    let seen = line;
    for (const clipper of around) {
      const box = paddingBox(clipper);
      const isPixel = box.right - box.left <= 1 || box.bottom - box.top <= 1;
      // An element that is only a pixel wide or high, or is clipped completely, hides its content on purpose.
      if (isPixel || getComputedStyle(clipper).clipPath === "inset(50%)") return [];
      if (isCutBy(clipper, box, seen)) {
        faults.add(`cut off: ${name(line)}`);
        return [];
      }
      seen = intersection(seen, box, getComputedStyle(clipper));
      if (seen.right <= seen.left || seen.bottom <= seen.top) return [];
    }
    if (seen.left < -TOLERANCE || seen.right > clientWidth + TOLERANCE)
      faults.add(`beyond the window: ${name(line)}`);
    return [seen];
  }

  /** Whether a part of a line is hidden, with no ellipsis in its place and no way to scroll to it. */
  function isCutBy(clipper: Element, box: Rect, line: Rect): boolean {
    const style = getComputedStyle(clipper);
    const inlineStart = style.writingMode === "horizontal-tb" ? "left" : "top";
    return AXES.some(({ start, end, overflow, offset }) => {
      const before = box[start] - line[start];
      const after = line[end] - box[end];
      if (style[overflow] === "auto" || style[overflow] === "scroll") {
        // If text runs from right to left, the offset is zero at the right end and negative elsewhere.
        const isFromRight = offset === "scrollLeft" && style.direction === "rtl";
        return (isFromRight ? after : before) - Math.abs(clipper[offset]) > TOLERANCE;
      }
      if (style[overflow] === "visible") return false;
      if (start === inlineStart && style.textOverflow === "ellipsis") return before > TOLERANCE;
      return Math.max(before, after) > TOLERANCE;
    });
  }

  function intersection(line: Ink, box: Rect, style: CSSStyleDeclaration): Ink {
    const part = { ...line };
    for (const { start, end, overflow } of AXES) {
      if (style[overflow] === "visible") continue;
      part[start] = Math.max(line[start], box[start]);
      part[end] = Math.min(line[end], box[end]);
    }
    return part;
  }

  function paddingBox(element: Element): Rect {
    const { left, top } = element.getBoundingClientRect();
    const { clientLeft, clientTop, clientHeight } = element;
    const [x, y] = [left + clientLeft, top + clientTop];
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + clientHeight };
  }

  /**
   * The elements that may cut off the content of an element, beginning with the nearest. The body is left out,
   * because the window's sides count instead.
   */
  function clippersOf(element: Element): Element[] {
    const known = clippers.get(element);
    if (known) return known;
    const found: Element[] = [];
    let isAbsolute = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, display, overflowX, overflowY, clipPath, transform } = getComputedStyle(at);
      const isContaining = position !== "static" || transform !== "none";
      const isBox = display !== "inline" && display !== "contents";
      if (isBox && (isContaining || !isAbsolute)) {
        const isClipper = [overflowX, overflowY].some((overflow) => overflow !== "visible");
        if (isClipper || clipPath !== "none") found.push(at);
        isAbsolute = false;
      }
      if (position === "fixed") break;
      isAbsolute ||= position === "absolute";
    }
    clippers.set(element, found);
    return found;
  }

  /** Pairs of lines that overlap by more than the tolerance. */
  function overlapping(lines: readonly Ink[]): [Ink, Ink][] {
    const sorted = lines.toSorted((a, b) => a.top - b.top);
    return sorted.flatMap((one, index) => {
      const pairs: [Ink, Ink][] = [];
      for (const other of sorted.slice(index + 1)) {
        if (other.top > one.bottom - TOLERANCE) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        // A line with an ellipsis has two boxes: one for the whole line, and one for its visible part.
        const isSameLine = one.text === other.text && one.top === other.top;
        if (width > TOLERANCE && !isSameLine) pairs.push([one, other]);
      }
      return pairs;
    });
  }

  function name({ text, left, top }: Ink): string {
    return `“${text.slice(0, 40)}” (${Math.round(left)}, ${Math.round(top + scrollY)})`;
  }
}
