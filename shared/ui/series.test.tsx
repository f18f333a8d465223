import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { Series } from "./series.tsx";

const points = [0, -20, -40].map((value, at) => ({
  name: String(2020 + at),
  value,
  text: `${value}%`,
  at,
}));

test("in a chart of negative values, all steps are equally wide, and the line for zero is at the top", () => {
  const html = renderOnPage(<Series points={points} caption="排放" />);
  expect(html).toContain('data-line="base" d="M0 0H100"');
  expect(html).toContain('data-line="main" d="M66.7 100H100V100"');
});

test("a chart of points says in words that a position has no value", () => {
  const [first, , last] = points;
  const html = renderOnPage(
    <Series
      variant="points"
      points={[first, last].filter((point) => point !== undefined)}
      caption="评级"
      gapText="无评分"
    />,
  );
  expect(html.match(/无评分/g)).toHaveLength(1);
});
