import fc from "fast-check";
import { defaultTreeAdapter } from "parse5";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createHtmlCleaner } from "./html.ts";
import { takeInvalid } from "./invalid-values.ts";

const createElement = vi.spyOn(defaultTreeAdapter, "createElement");
const clean = createHtmlCleaner([]);
const refused = () => takeInvalid("bodies shown as text");

afterEach(() => {
  createElement.mockClear();
  refused();
});

/** Start tags that differ in an attribute. The parser reopens at most three equal elements, so these must differ. */
function different(count: number): string {
  return Array.from({ length: count }, (_, index) => `<b a${index}>`).join("");
}

describe("a body beyond the limits", () => {
  test("is no longer parsed once reopened elements make the output several times longer than the body", () => {
    const html = `<p>${different(1200)}${"<p>x".repeat(1200)}`;
    expect(clean(html)).toBe("x".repeat(1200));
    expect(createElement.mock.calls.length).toBeLessThan(html.length);
  });

  test("is no longer parsed once attributes of reopened elements make the output several times longer", () => {
    const html = `<p><b title="${"x".repeat(50_000)}">${"<p>x".repeat(2000)}`;
    expect(clean(html)).toBe("x".repeat(2000));
    expect(createElement.mock.calls.length).toBeLessThan(20);
  });

  test.each([
    ["too many elements: 60001", "<br>".repeat(101_000)],
    ["too many nested elements: 501", "<div>".repeat(700)],
    ["too many characters: 600011", "<p>".concat("x".repeat(600_000))],
  ])("is shown as text and reported once (%s)", (reason, html) => {
    for (let body = 0; body < 3; body++) expect(clean(`<i>一</i>${html}`)).not.toContain("<i>");
    expect(refused()).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ["many tags", `<p>${"<".repeat(2_000_000)}`],
    ["many characters that are escaped", `${"&".repeat(700_000)}<p>`],
    ["no tag at all", "文".repeat(700_000)],
  ])("is cut to the maximum length when it is shown as text, even if it has %s", (_, html) => {
    expect(clean(html).length).toBeLessThanOrEqual(2 ** 19);
    expect(clean(html)).not.toMatch(/&[a-z]*$/);
  });
});

test("a picture in a data URL does not count towards the length of a body", () => {
  const html = `<img src="data:image/png;base64,${"A".repeat(1_000_000)}" loading="lazy" decoding="async">`;
  expect(clean(`<p>一</p>${html}`)).toBe(`<p>一</p>${html}`);
  expect(refused()).toEqual([]);
});

test.each([
  ["CR and LF", (base64: string) => base64.replace(/.{76}/g, "$&\r\n")],
  ["character references by number", (base64: string) => base64.replace(/.{76}/g, "$&&#10;")],
  ["percent-encoded", (base64: string) => base64.replace(/.{76}/g, "$&%0A")],
  ["character references by name", (base64: string) => base64.replace(/.{76}/g, "$&&NewLine;")],
])(
  "a picture in a data URL does not count towards the length of a body, even if its line breaks are %s",
  (_, divided) => {
    const html = `<img src="data:image/jpeg;charset=utf-8;base64,${divided("A".repeat(1_000_000))}">`;
    expect(clean(`<b>一</b>${html}`)).toMatch(/^<b>一<\/b><img src="data:image/);
    expect(refused()).toEqual([]);
  },
);

test.each([
  "data:;base64,",
  "data:image/png;name=图1.png;base64,",
  "data:application/octet-stream;base64,",
])("a data URL does not count towards the length of a body, whatever its type: %s", (start) => {
  const html = `<b>一</b><img src="${start}${"A".repeat(1_000_000)}">`;
  expect(clean(html)).toMatch(/^<b>一<\/b>/);
  expect(refused()).toEqual([]);
});

test("attributes do not count towards the limit of elements in a body", () => {
  const cell = '<td width="72" height="18" align="right" class="xl65">1</td>';
  const html = `<table><tbody><tr>${cell.repeat(8_000)}</tr></tbody></table>`;
  expect(clean(html)).toBe(html);
  expect(clean("<br>".repeat(59_990))).toHaveLength(4 * 59_990);
  expect(refused()).toEqual([]);
});

test("whichever markup is repeated, the output's length and the number of created elements stay bounded", () => {
  const part = fc.constantFrom(
    ..."<p> <b> </b> <a> <div> </div> <table> <td> <nobr> <li> <template> <svg> <select> <button> x & < </p>".split(
      " ",
    ),
  );
  const repeated = fc.tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.nat(3000));
  const isBounded = fc.property(fc.array(repeated, { maxLength: 4 }), (runs) => {
    const html = runs.map(([parts, count]) => parts.join("").repeat(count)).join("");
    createElement.mockClear();
    const { length } = clean(html);
    expect(length).toBeLessThanOrEqual(html.length * 5 + 65_536);
    // The cleaner may have to parse its own output several times until parsing no longer changes it.
    expect(createElement.mock.calls.length).toBeLessThanOrEqual(5 * (html.length + 16_384));
  });
  fc.assert(isBounded, { numRuns: 100, seed: 20_261_124 });
});
