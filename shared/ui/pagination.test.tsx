import { describe, expect, it } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { clampPage, jumpTarget } from "./pager-window.ts";
import { Pagination, type PaginationProps } from "./pagination.tsx";

describe("Pagination", () => {
  it.each([
    ["“previous” on the first page", 1, "上一页", "下一页"],
    ["“next” on the last page", 3, "下一页", "上一页"],
  ])("the pagination disables the link %s", (_, page, disabled, other) => {
    const html = pager(page, 3);
    expect(linkNamed(html, disabled)).toBe('role="link" aria-disabled="true" tabindex="-1"');
    expect(linkNamed(html, other)).toBe('href="?page=2"');
  });

  it("only the current page is marked as current", () => {
    expect(pager(2, 3).match(/aria-current="page"/g)).toHaveLength(1);
    expect(pager(2, 3)).toContain('aria-label="第 2 页" aria-current="page"');
  });

  it("the jumps over gaps have names, and the number of items is shown", () => {
    const html = pager(10, 20);
    expect(html).toContain('href="?page=5" aria-label="向前 5 页"');
    expect(html).toContain('href="?page=15" aria-label="向后 5 页"');
    expect(html).toContain("共 240 条");
  });

  it("a pagination has no page sizes and no field for a page number by default", () => {
    expect(pager(1, 3)).not.toMatch(/<select|<input/);
  });

  it("the list of page sizes has the current size selected", () => {
    const html = pager(1, 3, { pageSizes: [12, 10, 20] });
    expect(html).toContain('aria-label="每页条数"');
    expect(html.match(/<option[^>]*>[^<]*/g)).toEqual([
      '<option value="12" selected="">12 条/页',
      '<option value="10">10 条/页',
      '<option value="20">20 条/页',
    ]);
  });

  it.each([[[]], [[12, 0]], [[Number.NaN]], [[10, -5]], [[7.5]]])(
    "the invalid list %j of page sizes throws",
    (pageSizes) => {
      expect(() => pager(1, 3, { pageSizes })).toThrow(TypeError);
    },
  );

  it("without scripts, the form for a page number preserves the page size", () => {
    const html = pager(2, 9, { hasJumper: true, pageSizes: [12, 20], pageSize: 20 });
    expect(html).toContain('<input type="hidden" name="pageSize" value="20"/>');
    expect(html).toMatch(/<input[^>]*aria-label="页码" name="page" value="2"/);
  });

  it("the pagination has the attribute `data-color` with the value `blue`", () => {
    expect(pager(1, 3)).toContain('data-color="blue"');
  });
});

describe("the page that a visitor requests", () => {
  it.each([
    ["3", 10, 3],
    [" 7 ", 10, 7],
    ["10", 10, 10],
    ["11", 10, 10],
    ["99999999999999999999", 10, 10],
    ["0", 10, 1],
    ["", 10, 1],
    ["  ", 10, 1],
    ["-3", 10, 1],
    ["2.5", 10, 1],
    ["1e3", 10, 1],
    ["abc", 10, 1],
    ["4", 0, 1],
    ["２", 5, 2],
    ["　３\u200b", 5, 3],
  ])("typing %j in a list of %d pages opens page %d", (text, pageCount, page) => {
    expect(jumpTarget(text, pageCount)).toBe(page);
  });

  it.each([
    [0, 5, 1],
    [6, 5, 5],
    [Number.NaN, 5, 1],
    [2.9, 5, 2],
    [1, 0, 1],
  ])("the number %d in a list of %d pages stands for page %d", (page, pageCount, expected) => {
    expect(clampPage(page, pageCount)).toBe(expected);
  });
});

/** For lists of up to 26 pages, the expected links are the same as in Element UI and Ant Design with seven numbers. */
describe("the links of the pagination", () => {
  const states = Array.from({ length: 26 }, (_, index) => index + 1).flatMap((pageCount) =>
    Array.from({ length: pageCount }, (_, index) => [index + 1, pageCount] as const),
  );

  it.each(states)("on page %d of %d, the pagination has the expected links", (page, pageCount) => {
    const html = pager(page, pageCount);
    const numbers = [...html.matchAll(/aria-label="第 (\d+) 页"/g)].map(([, text]) => Number(text));
    expect(numbers[0]).toBe(1);
    expect(numbers.at(-1)).toBe(pageCount);
    expect(numbers).toHaveLength(Math.min(pageCount, 7));
    expect(numbers).toContain(page);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    // Neighbouring pages are always one click away.
    for (const neighbour of [page - 1, page + 1]) {
      if (neighbour >= 1 && neighbour <= pageCount) expect(numbers).toContain(neighbour);
    }
    expect(jumpOf(html, "向前")).toBe(gapAfter(numbers, 0) ? Math.max(1, page - 5) : undefined);
    expect(jumpOf(html, "向后")).toBe(
      gapAfter(numbers, numbers.length - 2) ? Math.min(pageCount, page + 5) : undefined,
    );
    expect(linkNamed(html, "上一页")?.startsWith("href")).toBe(page > 1);
    expect(linkNamed(html, "下一页")?.startsWith("href")).toBe(page < pageCount);
  });

  function gapAfter(numbers: number[], index: number): boolean {
    const [before = 0, after = 0] = [numbers[index], numbers[index + 1]];
    return numbers.length === 7 && after - before > 1;
  }

  function jumpOf(html: string, direction: string): number | undefined {
    const [, target] =
      new RegExp(`href="\\?page=(\\d+)" aria-label="${direction} 5 页"`).exec(html) ?? [];
    return target === undefined ? undefined : Number(target);
  }
});

function pager(page: number, pageCount: number, props: Partial<PaginationProps> = {}): string {
  const usual = { page, pageCount, total: pageCount * 12, pageSize: 12 };
  return renderOnPage(<Pagination {...usual} hrefOf={(number) => `?page=${number}`} {...props} />);
}

/** The attributes of the link with this visually hidden name. */
function linkNamed(html: string, name: string): string | undefined {
  const links = html.match(/<a [^>]*>.*?<\/a>/g) ?? [];
  const link = links.find((text) => text.includes(`>${name}<`));
  return link?.match(/<a ([^>]*)>/)?.[1];
}
