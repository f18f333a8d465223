import { expect, test } from "vitest";
import { stylesheetsOf, withoutScripts, withStylesInside, withStylesLinked } from "./documents.ts";

const linked =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/m.js"/><link rel="preload" as="script" href="/p.js"/><link rel="icon" href="/i.svg"/></head><main>text</main><script type="module" src="/m.js"></script><script>\n1</script>';

test("without scripts nothing is left that is one or fetches one", () => {
  expect(withoutScripts(linked)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="icon" href="/i.svg"/></head><main>text</main>',
  );
});

test("stylesheets go into the document, nothing else does", () => {
  expect(stylesheetsOf(linked)).toEqual(["/a.css"]);
  const inside = withStylesInside(linked, (href) => `/* ${href} */`);
  expect(inside).toContain('<head><style>/* /a.css */</style><link rel="modulepreload"');
  expect(stylesheetsOf(inside)).toEqual([]);
});

test("styles inside become one file, in the place of the first", () => {
  const inside = "<style>a{}</style><title>t</title><style data-x>b{}</style>";
  expect(withStylesLinked(inside, "/x.css")).toEqual({
    html: '<link rel="stylesheet" href="/x.css"/><title>t</title>',
    css: "a{}\nb{}",
  });
  expect(withStylesLinked(linked, "/x.css")).toBeUndefined();
});
