import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Dots, MAX_DOTS } from "./dots.tsx";

const drawn = (count: number) => renderToStaticMarkup(<Dots count={count} columns={48} lit={1} />);

test("as many dots as a page is wide for are drawn", () => {
  expect(drawn(MAX_DOTS.page)).toContain("<path");
});

test.each([MAX_DOTS.page + 1, 400_123_456, Number.POSITIVE_INFINITY, Number.NaN])(
  "%d dots are not drawn, so that no count in a text fills the document",
  (count) => {
    expect(drawn(count)).toBe("");
  },
);
