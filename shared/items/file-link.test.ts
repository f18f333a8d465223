import { expect, it } from "vitest";
import { fileSizeText } from "./file-link.tsx";

it.each([
  [0, "0 B"],
  [812, "812 B"],
  [1024, "1.0 KB"],
  [356_352, "348 KB"],
  [2_516_582, "2.4 MB"],
  [5_368_709_120, "5.0 GB"],
])("the size of a file with %i bytes is written as %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
