import { describe, expect, test } from "vitest";
import { drawFigures, readFigures, readNumber } from "./body-figure.ts";

function figure(kind: string, ...rows: string[][]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<figure class="${kind}"><table>${cells.join("")}</table></figure>`;
}

const quarters = figure("line", ["季度", "亿元"], ["一季度", "34.70"], ["二季度", "40.20"]);
const changes = figure(
  "slope",
  ["指标", "改造前", "投用后"],
  ["停机", "20", "10"],
  ["命中率", "90%", "99%"],
);

test.each([
  ["3,040", 3040],
  ["97.2%", 97.2],
  ["−36", -36],
])("the text “%s” of a cell is read as the number %d", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(["2 days", ""])("the text “%s” of a cell is not a number", (text) => {
  expect(readNumber(text)).toBeNaN();
});

describe("the drawing of a line chart", () => {
  const [drawn] = drawFigures(`<p>业绩</p>${quarters}`);

  test("is inserted after the start tag of its <figure>", () => {
    expect(drawn?.at).toBe('<p>业绩</p><figure class="line">'.length);
  });

  test("has a line from the first row to the last, and a label that names every row", () => {
    expect(drawn?.html).toContain('d="M0 100L100 0"');
    expect(drawn?.html).toContain('role="img" aria-label="季度 亿元: 一季度 34.70, 二季度 40.20"');
  });
});

test("a line chart marks the quarter one year before the last quarter, unless their rows are next to each other", () => {
  const years = (...names: string[]) =>
    drawFigures(figure("line", ["季度", "亿元"], ...names.map((name, at) => [name, `${at}`])))[0]
      ?.html;
  expect(years("2024年四季度", "2025年三季度", "2025年四季度", "2026年三季度")).toContain(
    '<span data-at="before" data-below="" style="--x:33.3;--y:66.7">2025年三季度<br>1</span>',
  );
  expect(years("2023年", "2024年", "2025年")).not.toContain("before");
});

describe("the lines of a slope chart", () => {
  const [drawn] = drawFigures(changes);

  test("begin at the same height and end in proportion to their change", () => {
    // The axis reaches from 50 to 110, so the value 100 is a sixth of the axis below the top.
    expect(drawn?.html).toContain('<path data-line="main" d="M0 16.7L100 100" ');
    expect(drawn?.html).toContain('<path d="M0 16.7L100 0" ');
  });

  test("are labelled with both values, and the greatest change is bold", () => {
    expect(drawn?.html).toMatch(/<b [^>]*>停机 <span>20 → 10<\/span><\/b>/);
    expect(drawn?.html).toMatch(/<span [^>]*>命中率 <span>90% → 99%<\/span><\/span>/);
  });
});

describe("a tally", () => {
  const [drawn] = drawFigures(figure("tally", ["承诺", "项"], ["完成", "16"], ["没有完成", "3"]));

  test("has one cell for each counted unit, and no numbers, because the table below the drawing shows them", () => {
    const runs = [
      ...(drawn?.html ?? "").matchAll(/<span style="--count:(\d+)">((?:<i><\/i>)*)<\/span>/g),
    ];
    expect(runs.map(([, count, cells = ""]) => [count, cells.length / "<i></i>".length])).toEqual([
      ["16", 16],
      ["3", 3],
    ]);
  });

  test("has a label that names every row", () => {
    expect(drawn?.html).toContain('role="img" aria-label="承诺 项: 完成 16; 没有完成 3"');
  });
});

test("the label of a chart has the character references of the table's cells, but not their tags", () => {
  const [drawn] = drawFigures(
    figure("line", ['a "b"', "&lt;i&gt;"], ["<em>x</em>", "1"], ["y", "2"]),
  );
  expect(drawn?.html).toContain('aria-label="a &quot;b&quot; &lt;i&gt;: x 1, y 2"');
});

test("at most fifty charts of a body are drawn", () => {
  expect(drawFigures(quarters.repeat(60))).toHaveLength(50);
});

describe("a figure", () => {
  test.each([
    ["figure-unknown", { name: "slop" }, figure("slop", ["a"], ["b"])],
    ["figure-shape", { name: "line", columns: 2 }, figure("line", ["a", "b"], ["c", "1"])],
    [
      "figure-rows",
      { name: "slope", most: 100 },
      figure("slope", ["a", "b", "c"], ...Array.from({ length: 101 }, () => ["d", "1", "2"])),
    ],
    ["figure-long", { name: "line" }, figure("line", ["a", "b"], ["c", "1".repeat(70_000)])],
    [
      "figure-shape",
      { name: "slope", columns: 3 },
      figure("slope", ["a", "b"], ["c", "1"], ["d", "2"]),
    ],
    ["figure-number", { text: "2 h" }, figure("line", ["a", "b"], ["c", "1"], ["d", "2 h"])],
    [
      "figure-slope",
      { name: "d", first: "0" },
      figure("slope", ["a", "b", "c"], ["d", "0", "1"], ["e", "1", "2"]),
    ],
    ["figure-tally", { most: 100 }, figure("tally", ["a", "b"], ["c", "1.5"], ["d", "2"])],
    ["figure-tally", { most: 100 }, figure("tally", ["a", "b"], ["c", "1"], ["d", "1,000,000"])],
    ["figure-stages", {}, '<figure class="stages"><p>a</p></figure>'],
    ["figure-journey", { most: 4 }, figure("journey", ["a", "b"], ["c", "d"], ["e", "f"])],
    [
      "figure-journey",
      { most: 4 },
      figure("journey", ["a", "b", "c"], ["d", "e", "f"], ["g", "h", ""]),
    ],
    [
      "figure-journey",
      { most: 4 },
      figure("journey", ["a", "b", "c"], ["d", "", ""], ["g", "h", ""]),
    ],
    [
      "figure-journey",
      { most: 4 },
      figure("journey", ["a", "b", "c"], ["", "e", ""], ["g", "h", ""]),
    ],
    ["figure-journey", { most: 4 }, figure("journey", ["a", "b", "c"], ["g", "h", ""])],
  ])(
    "with a mistake is not drawn, but reported with the code %s and the values %j",
    (code, values, html) => {
      expect(readFigures(html)[0]?.problem).toEqual({ code, values });
      expect(drawFigures(html)).toEqual([]);
    },
  );

  test("stays a table if its kind is `journey` and each row has text in one column", () => {
    const html = figure("journey", ["stop", "red", "blue"], ["a", "", "b"], ["c", "d", ""]);
    expect(drawFigures(html)).toEqual([{ at: html.indexOf("<table"), html: "" }]);
  });

  test("is ignored if it has no class, for example a picture with its caption", () => {
    expect(readFigures("<figure><img alt=''><figcaption>a</figcaption></figure>")).toEqual([]);
  });
});
