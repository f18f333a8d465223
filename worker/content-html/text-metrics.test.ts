import { describe, expect, test } from "vitest";
import { cleanStyle } from "./style.ts";

describe("in a pasted text", () => {
  test.each([
    ["a line height of 0 is dropped", "line-height: 0", ""],
    ["a line height below 1 is dropped", "line-height: .5", ""],
    ["a line height in points, as Word writes it, is dropped", "line-height: 12.0pt", ""],
    [
      "a line height in pixels is dropped, because headings inside exceed it",
      "LINE-HEIGHT:20px !important",
      "",
    ],
    ["a line height below 100 per cent is dropped", "line-height: 80%", ""],
    [
      "a line height in em becomes a number, so that larger letters inside get higher lines",
      "line-height: 1.75em !important",
      "line-height: 1.75 !important",
    ],
    ["a line height in per cent becomes a number", "line-height: 150%", "line-height: 1.5"],
    ["a line height without a unit stays", "line-height: 1.6", "line-height: 1.6"],
    ["the line height `normal` stays", "line-height: normal", "line-height: normal"],
    ["a font size of 0 is dropped", "font-size: 0", ""],
    ["a font size of one pixel is dropped", "font-size: 1px", ""],
    ["a font size of five points is dropped", "font-size: 5.0pt", ""],
    ["a small but legible font size stays", "font-size: 7.5pt", "font-size: 7.5pt"],
    ["a named font size stays", "font-size: small", "font-size: small"],
    ["a font shorthand with a line height is dropped", "font: 30px/12px SimSun", ""],
    ["an indent to the left of the window is dropped", "text-indent: -500px", ""],
    ["a computed negative indent is dropped", "text-indent: calc(0px - 500px)", ""],
    ["a positive indent stays", "text-indent: 2em", "text-indent: 2em"],
    [
      "a negative indent stays if the text has as much space on the left",
      "margin-left:21.0pt;text-indent:-21.0pt",
      "margin-left:21.0pt; text-indent:-21.0pt",
    ],
    [
      "a negative indent beyond the space on the left is dropped",
      "padding-left: 1em; text-indent: -3em",
      "padding-left: 1em",
    ],
    [
      "negative spaces between letters and words are dropped",
      "letter-spacing: -14px; word-spacing: -40px",
      "",
    ],
    ["a limit for the number of lines is dropped", "-webkit-line-clamp: 2; line-clamp: 2", ""],
    [
      "padding in per cent, which makes room for a positioned player, is dropped",
      "padding: 30% 45%; padding-bottom: 56.25%",
      "",
    ],
    ["padding in other units stays", "padding: 10px 1em", "padding: 10px 1em"],
  ])("%s", (_, style, rest) => {
    expect(cleanStyle(style, "p")).toBe(rest);
  });
});
