import { parse, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { DARK_GROUND, LIGHT_GROUND, readableGround, readableInk } from "./readable-colours.ts";

const VALUES = [
  ..."black white red yellow navy silver rebeccapurple RED transparent".split(" "),
  ..."#000 #fff #00f #808080 #ff000080 #F00C 336699".split(" "),
  "rgb(0,0,0)",
  "rgba(255, 255, 255, 0.8)",
  "rgb(0 0 0 / 5%)",
  "rgb(20% 40% 60%)",
  "hsl(60, 100%, 50%)",
  "hsla(240deg 100% 25% / 0.5)",
  "hwb(90 10% 10%)",
  "lab(50% 40 59.5)",
  "oklch(60% 0.2 30)",
  "color(display-p3 1 0 0)",
];

/** The colours of the light and the dark scheme. */
function schemes(value: string | undefined): [string, string] {
  const [, light = "", dark = ""] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value ?? "") ?? [];
  return [light, dark];
}

test.each(VALUES)("the ink %s is readable on every ground, in both schemes", (value) => {
  const [light, dark] = schemes(readableInk(value));
  for (const ground of VALUES.flatMap((each) => readableGround(each) ?? [])) {
    const [lightGround, darkGround] = schemes(ground);
    expect(wcagContrast(light, lightGround)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(dark, darkGround)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(VALUES)("what is written for %s stays as it is", (value) => {
  const [ink, ground] = [readableInk(value) ?? "", readableGround(value)];
  expect(readableInk(ink)).toBe(ink);
  if (ground) expect(readableGround(ground)).toBe(ground);
});

test("a colour that is readable already is not changed", () => {
  expect(schemes(readableInk("#c00000"))[0]).toBe("#c00000");
  expect(schemes(readableInk("#ffaa88"))[1]).toBe("#ffaa88");
  expect(schemes(readableGround("#ffff00"))[0]).toBe("#ffff00");
});

test("a black text is as strong in the dark scheme, and a white one in the light scheme", () => {
  expect(readableInk("black")).toBe("light-dark(#000000, #ffffff)");
  expect(readableInk("white")).toBe("light-dark(#000000, #ffffff)");
});

test("a changed colour keeps its hue", () => {
  const hues = schemes(readableInk("#0000ff")).map((colour) => parse(colour));
  for (const hue of hues) expect(hue).toMatchObject({ b: 1 });
});

describe("a background", () => {
  test.each([
    ["#fff0f0 none repeat scroll 0 0", "#fff0f0"],
    ["linear-gradient(90deg, rgb(255, 250, 250), red)", "#fffafa"],
    ["linear-gradient(to right, #fff 0%, #000 100%)", "#ffffff"],
    ["no-repeat center hsl(0, 0%, 100%)", "#ffffff"],
  ])("has its first colour: %s", (value, light) => {
    expect(schemes(readableGround(value))[0]).toBe(light);
  });

  test.each(["none", "transparent", "rgba(0, 0, 0, 0)", "inherit", "0 0", ""])(
    "without a colour is none: “%s”",
    (value) => {
      expect(readableGround(value)).toBeUndefined();
    },
  );
});

test.each(["windowtext", "rgb(calc(1), 2, 3)", "var(--x)", "#12", "", "red".repeat(1000)])(
  "what is no colour is dropped: %s",
  (value) => {
    expect(readableInk(value)).toBeUndefined();
  },
);

test("grounds leave room between the schemes", () => {
  expect(LIGHT_GROUND).toBeGreaterThan(DARK_GROUND);
});
