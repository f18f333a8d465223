import { typedText } from "../text/typed-text.ts";

/** The number of page links, including the links to the first and the last page (docs/behaviour.md 3). */
const PAGER_COUNT = 7;
/** The number of pages by which the link “…” jumps. */
export const PAGER_STEP = 5;

export interface PagerPage {
  kind: "page" | "backward" | "forward";
  /** The page to which the link leads. */
  page: number;
}

/**
 * The links between “previous” and “next”. A list of up to seven pages has a link to each page. A longer list has links
 * to the first page, to the last page and to five pages around the current one. In each gap between these links, there
 * is a link that jumps several pages back or forward.
 */
export function pagerWindow(current: number, pageCount: number): PagerPage[] {
  if (pageCount <= PAGER_COUNT) return range(1, pageCount);
  const inner = PAGER_COUNT - 2;
  const start = clamp(current - Math.floor(inner / 2), 2, pageCount - inner);
  const end = start + inner - 1;
  return [
    ...range(1, 1),
    ...(start > 2 ? [jump("backward", current - PAGER_STEP, pageCount)] : []),
    ...range(start, end),
    ...(end < pageCount - 1 ? [jump("forward", current + PAGER_STEP, pageCount)] : []),
    ...range(pageCount, pageCount),
  ];
}

function range(first: number, last: number): PagerPage[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    kind: "page",
    page: first + index,
  }));
}

function jump(kind: "backward" | "forward", page: number, pageCount: number): PagerPage {
  return { kind, page: clamp(page, 1, pageCount) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The nearest page that exists. */
export function clampPage(page: number, pageCount: number): number {
  return clamp(Math.trunc(page) || 1, 1, Math.max(1, pageCount));
}

/**
 * The page that a typed text means. A number after the last page means the last page. Zero and any text that is not a
 * number mean the first page.
 */
export function jumpTarget(text: string, pageCount: number): number {
  const digits = typedText(text).trim();
  return clampPage(/^\d+$/.test(digits) ? Number(digits) : 1, pageCount);
}
