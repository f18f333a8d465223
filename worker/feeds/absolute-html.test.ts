import { expect, test } from "vitest";
import { absoluteHtml } from "./absolute-html.ts";

const BASE = "https://www.example.com/news/news_detail/7";

test.each([
  ['<a href="/about/profile">', '<a href="https://www.example.com/about/profile">'],
  ['<a href="8">', '<a href="https://www.example.com/news/news_detail/8">'],
  ['<a href="#c-1">', `<a href="${BASE}#c-1">`],
  ['<img src="//cdn.example.com/a.png">', '<img src="https://cdn.example.com/a.png">'],
  ['<a href="mailto:a@example.com">', '<a href="mailto:a@example.com">'],
  [
    '<img srcset="/a.webp 480w, /b.webp 2x">',
    '<img srcset="https://www.example.com/a.webp 480w, https://www.example.com/b.webp 2x">',
  ],
  [
    '<img srcset="/w_400,h_300/a.webp 480w, /b.webp">',
    '<img srcset="https://www.example.com/w_400,h_300/a.webp 480w, https://www.example.com/b.webp">',
  ],
  ['<img src="data:image/png;base64,AA">', '<img src="data:image/png;base64,AA">'],
])("in a feed, %s becomes %s", (html, absolute) => {
  const closed = html.startsWith("<a") ? "</a>" : "";
  expect(absoluteHtml(`<p>${html}${closed}</p>`, BASE)).toBe(`<p>${absolute}${closed}</p>`);
});

test("absoluteHtml does not change text without elements", () => {
  expect(absoluteHtml("5 &lt; 6", BASE)).toBe("5 &lt; 6");
});
