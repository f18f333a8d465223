import { expect, test } from "vitest";
import { nestHeadings } from "./prose.tsx";

test.each([
  [2, "<h2>一</h2><h3>二</h3>", "<h2>一</h2><h3>二</h3>"],
  [3, "<h2>一</h2><h3>二</h3><h2>三</h2>", "<h3>一</h3><h4>二</h4><h3>三</h3>"],
  [2, '<h1 id="c-a">一</h1><h4>二</h4>', '<h2 id="c-a">一</h2><h3>二</h3>'],
  [4, "<h3>一</h3>", "<h4>一</h4>"],
  [4, "<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4>", "<h4>1</h4><h5>2</h5><h6>3</h6><h6>4</h6>"],
  [3, '<hr><p title="h2">&lt;h2&gt;</p>', '<hr><p title="h2">&lt;h2&gt;</p>'],
])(
  "if the top headings must have the level %d, the HTML %s becomes %s",
  (level, html, expected) => {
    expect(nestHeadings(html, level)).toBe(expected);
  },
);
