import { parse, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import {
  DARK_BACKGROUND,
  LIGHT_BACKGROUND,
  readableBackground,
  readableTextColour,
} from "./readable-colours.ts";

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

test.each(VALUES)(
  "text of the colour %s is readable on every background, in both schemes",
  (value) => {
    const [light, dark] = schemes(readableTextColour(value));
    for (const background of VALUES.flatMap((each) => readableBackground(each) ?? [])) {
      const [lightBackground, darkBackground] = schemes(background);
      expect(wcagContrast(light, lightBackground)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(dark, darkBackground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(VALUES)("the colour that was written for %s is not changed again", (value) => {
  const [text, background] = [readableTextColour(value) ?? "", readableBackground(value)];
  expect(readableTextColour(text)).toBe(text);
  if (background) expect(readableBackground(background)).toBe(background);
});

test("a colour that is readable already is not changed", () => {
  expect(schemes(readableTextColour("#c00000"))[0]).toBe("#c00000");
  expect(schemes(readableTextColour("#ffaa88"))[1]).toBe("#ffaa88");
  expect(schemes(readableBackground("#ffff00"))[0]).toBe("#ffff00");
});

test("black text becomes white in the dark scheme, and white text becomes black in the light scheme", () => {
  expect(readableTextColour("black")).toBe("light-dark(#000000, #ffffff)");
  expect(readableTextColour("white")).toBe("light-dark(#000000, #ffffff)");
});

test("a changed colour keeps its hue", () => {
  const hues = schemes(readableTextColour("#0000ff")).map((colour) => parse(colour));
  for (const hue of hues) expect(hue).toMatchObject({ b: 1 });
});

describe("a background", () => {
  test.each([
    ["#fff0f0 none repeat scroll 0 0", "#fff0f0"],
    ["linear-gradient(90deg, rgb(255, 250, 250), red)", "#fffafa"],
    ["linear-gradient(to right, #fff 0%, #000 100%)", "#ffffff"],
    ["no-repeat center hsl(0, 0%, 100%)", "#ffffff"],
  ])("is reduced to its first colour: %s", (value, light) => {
    expect(schemes(readableBackground(value))[0]).toBe(light);
  });

  test.each(["none", "transparent", "rgba(0, 0, 0, 0)", "inherit", "0 0", ""])(
    "is dropped if it has no colour: “%s”",
    (value) => {
      expect(readableBackground(value)).toBeUndefined();
    },
  );
});

test.each(["windowtext", "rgb(calc(1), 2, 3)", "var(--x)", "#12", "", "red".repeat(1000)])(
  "a style value that is not a colour is dropped: %s",
  (value) => {
    expect(readableTextColour(value)).toBeUndefined();
  },
);

test("backgrounds of the light scheme are lighter than backgrounds of the dark scheme", () => {
  expect(LIGHT_BACKGROUND).toBeGreaterThan(DARK_BACKGROUND);
});
