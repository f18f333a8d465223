import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { testPage } from "../../tests/helpers/test-page.ts";
import { BLOCKS } from "../content/blocks.ts";
import { withOccurrences } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Blocks, loadBlocks } from "./blocks.tsx";

const item: ContentItem = {
  ...{ id: "29404", title: "供应商", subTitle: "#e8500f", summary: "三年以上" },
  ...{ startTime: "2026-12-09T14:00:00+08:00", facts: ["42家|供应商"] },
  content: "<ul><li>股东会<ul><li>董事会</li></ul></li></ul>",
};

/** Shows items with these ids in a block and returns the ids of their elements. */
async function elementIds(ids: string[], block: ContentItem["block"]): Promise<string[]> {
  const items = withOccurrences(ids.map((id) => ({ ...item, id, ...(block && { block }) })));
  await loadBlocks(items, testPage([], "zh"), (load) => load());
  const html = renderOnPage(<Blocks items={items} />);
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

test.each(BLOCKS)(
  "items in the block %s have the element ids to which search results link",
  async (block) => {
    const ids = await elementIds(["29404", "29405"], block);
    expect(ids).toEqual(expect.arrayContaining(["chapter-29404", "chapter-29405"]));
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each(BLOCKS)(
  "an item that the block %s shows three times has a different element id each time",
  async (block) => {
    const ids = await elementIds(["29404", "29404", "29404"], block);
    const expected = ["chapter-29404", "chapter-29404.2", "chapter-29404.3"];
    expect(ids).toEqual(expect.arrayContaining(expected));
    expect(new Set(ids).size).toBe(ids.length);
  },
);
