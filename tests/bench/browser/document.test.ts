import { expect, test } from "vitest";
import { stylesheetsOf, stylesOf, withoutScripts } from "./document.ts";

const html =
  '<html><head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/m.js"><link rel="preload" as="script" href="/p.js"><style>a{}</style><style>b{}</style></head><body><main>text</main><script type="module" src="/m.js"></script><script>1</script></body></html>';

test("without scripts no element is left that is a script or fetches one", () => {
  expect(withoutScripts(html)).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"><style>a{}</style><style>b{}</style></head><body><main>text</main></body></html>',
  );
});

test("inline and linked styles are found", () => {
  expect(stylesOf(html)).toBe("a{}\nb{}");
  expect(stylesheetsOf(html)).toEqual(["/a.css"]);
});
