import { expect, test } from "vitest";
import { readContent } from "../../../tools/content-import/database-content.ts";
import { drawFigures } from "../../../worker/content-html/body-figure.ts";

test("each figure that is drawn from a table in the content has at most 6 KB of HTML, in both locales", async () => {
  const { seeds } = await readContent();
  for (const { items } of seeds) {
    const figures = items.flatMap(({ content }) => drawFigures(content));
    expect(figures.length).toBeGreaterThan(2);
    for (const { html } of figures) expect(Buffer.byteLength(html)).toBeLessThanOrEqual(6 * 1024);
  }
});
