import { describe, expect, test } from "vitest";
import { cleanStyle } from "./style.ts";

describe("a pasted text can be read wherever its lines break:", () => {
  test.each([
    ["its lines have at least their own height", "line-height: 0", ""],
    ["not half of it", "line-height: .5", ""],
    ["not a height in points, as of Word", "line-height: 12.0pt", ""],
    ["nor in pixels, which headings within exceed", "LINE-HEIGHT:20px !important", ""],
    ["nor a height below its own in per cent", "line-height: 80%", ""],
    [
      "larger letters within have higher lines",
      "line-height: 1.75em !important",
      "line-height: 1.75 !important",
    ],
    ["also of a height in per cent", "line-height: 150%", "line-height: 1.5"],
    ["a number stays", "line-height: 1.6", "line-height: 1.6"],
    ["and so does a word", "line-height: normal", "line-height: normal"],
    ["nothing is as small as nothing", "font-size: 0", ""],
    ["nothing is as small as a pixel", "font-size: 1px", ""],
    ["nor as five points", "font-size: 5.0pt", ""],
    ["small letters stay", "font-size: 7.5pt", "font-size: 7.5pt"],
    ["and so do named sizes", "font-size: small", "font-size: small"],
    ["a font brings no height of lines", "font: 30px/12px SimSun", ""],
    ["no first line is left of the window", "text-indent: -500px", ""],
    ["nor by a computed length", "text-indent: calc(0px - 500px)", ""],
    ["a first line may be indented", "text-indent: 2em", "text-indent: 2em"],
    [
      "or hang into a space of its own",
      "margin-left:21.0pt;text-indent:-21.0pt",
      "margin-left:21.0pt; text-indent:-21.0pt",
    ],
    ["not beyond it", "padding-left: 1em; text-indent: -3em", "padding-left: 1em"],
    ["letters stand beside each other", "letter-spacing: -14px; word-spacing: -40px", ""],
    ["no line is cut off", "-webkit-line-clamp: 2; line-clamp: 2", ""],
    [
      "there is no space for what was positioned in it, as around a player",
      "padding: 30% 45%; padding-bottom: 56.25%",
      "",
    ],
    ["a space of its own stays", "padding: 10px 1em", "padding: 10px 1em"],
  ])("%s", (_, style, rest) => {
    expect(cleanStyle(style, "p")).toBe(rest);
  });
});
