import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { MAX_DOTS } from "../chart-geometry/limits.ts";
import { Dots } from "./dots.tsx";
import { Fact } from "./fact.tsx";

function drawn(number: string, unit: string, total?: number): string {
  const fact = { number, unit, ...(total !== undefined && { total }) };
  return renderOnPage(<Fact {...fact} isDrawn />);
}

test.each([
  ["9.6", "米", /--count:9.6/],
  ["20", "℃", /--count:20/],
  ["15", "分钟", /--count:15/],
  ["7", " dB", /--count:7/],
  ["86", "%", /--filled:86%/],
  ["86%", "", /--filled:86%/],
  ["172", "人", /viewBox="0 0 30 6"/],
  ["21,400", "小时", /viewBox="0 0 35 7".*1点 = 100小时/],
])(
  "%s%s is drawn as a scale if it is a measurement, as a bar if it is a share, and as dots if it is a count",
  (...fact) => {
    const [number, unit, marks] = fact;
    expect(drawn(number, unit)).toMatch(marks);
  },
);

test("line breaks in a text are elements, so that a copy of the text has no invisible characters", () => {
  const html = renderOnPage(
    <Fact number="1" unit="次" text={"数据只采集\u200b一次，LiMES\u200b上线"} />,
  );
  expect(html).toContain("数据只采集<wbr>一次，LiMES<span data-gap><wbr></span>上线");
});

test("assistive technology reads a fact as one sentence, without the legend of the dots", () => {
  const fact = { number: "400", unit: "questions", text: "and more sent in" };
  const html = renderOnPage(<Fact {...fact} isDrawn />, "en");
  expect(html).toContain("1 dot =");
  const heard = html.replace(/<span class="[^"]*mark[^>]* aria-hidden="true">.*?<\/span>/, "");
  expect(
    heard
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  ).toBe("400 questions and more sent in");
});

test("a large part and its whole are drawn to the same scale", () => {
  const html = drawn("6,000", "/10,000台", 10_000);
  expect(html).toMatch(/viewBox="0 0 25 4".*1点 = 100台/);
  // Three of the four rows have lit dots: two full rows, and one row with ten lit dots.
  expect(html.match(/ d="[^"]*"/g)?.map((d) => d.split("h").length - 1)).toEqual([4, 3]);
});

describe("the size of the dots in a document", () => {
  const pathLength = (html: string) =>
    [...html.matchAll(/ d="([^"]*)"/g)].reduce((sum, [, d = ""]) => sum + d.length, 0);

  test.each(["1,900", "400123456", "9".repeat(300)])(
    "the dots for %s take at most one kilobyte",
    (number) => {
      expect(pathLength(drawn(number, "人"))).toBeLessThan(1_000);
    },
  );

  test.each(["400000000", "9".repeat(21)])(
    "the dots for %s of a total of three take at most one kilobyte",
    (number) => {
      expect(pathLength(drawn(number, "/3台", 3))).toBeLessThan(1_000);
    },
  );

  test.each([MAX_DOTS.page + 1, 400_123_456, Number.POSITIVE_INFINITY, Number.NaN])(
    "the number %d is not drawn",
    (count) => {
      expect(renderToStaticMarkup(<Dots count={count} columns={48} lit={1} />)).toBe("");
    },
  );

  test("the dots for the largest number that is drawn take at most 16 kilobytes", () => {
    const html = renderToStaticMarkup(<Dots count={MAX_DOTS.page} columns={48} />);
    expect(pathLength(html)).toBeGreaterThan(1_000);
    expect(pathLength(html)).toBeLessThan(16_000);
  });
});
