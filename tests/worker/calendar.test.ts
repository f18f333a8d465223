import { describe, expect, test } from "vitest";
import { nodes } from "../../shared/brand/pages.ts";
import { createSite, ORIGIN } from "../helpers/site.ts";

const results = {
  id: 900,
  nodeId: 900,
  nodeName: "业绩与日历",
  nodeIndexName: nodes.results,
  childs: [],
};

/** A site with these items on its page of results and dates. */
function siteWith(...items: object[]) {
  return createSite()
    .on(/^node\/list 38/, (_, usual) => {
      const said = JSON.stringify(usual());
      return JSON.parse(said.replace(/\]$/, `,${JSON.stringify(results)}]`));
    })
    .on(/^content\/list 900 /, () => ({ data: items, totalCount: items.length }));
}

const day = (more: object) => ({
  id: 7,
  title: "年度业绩",
  content: "",
  startTime: "2026-03-18 16:00:00",
  ...more,
});

describe("the calendar", () => {
  test("contains an event for each item with a time", async () => {
    const site = siteWith(day({}), day({ id: 8, startTime: "2026-04-30" }), {
      id: 9,
      title: "营业收入",
    });
    const response = await site.get("/calendar.ics");
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain("DTSTART:20260318T080000Z\r\nSUMMARY:年度业绩\r\n");
    expect(text).toContain("DTSTART;VALUE=DATE:20260430\r\n");
    expect(text).toContain(`URL:${ORIGIN}/announcement/information_disclosure\r\n`);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  test("escapes texts and folds lines after 75 bytes", async () => {
    const site = siteWith(day({ title: `甲; 乙, 丙\\丁${"很".repeat(40)}`, summary: "一行" }));
    const text = await site.text("/calendar.ics");
    const lines = text.split("\r\n");
    expect(
      Math.max(...lines.map((line) => new TextEncoder().encode(line).length)),
    ).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(
      `SUMMARY:甲\\; 乙\\, 丙\\\\丁${"很".repeat(40)}\r\n`,
    );
  });

  test("does not exist if the navigation has no node for results and dates", async () => {
    expect((await createSite().get("/calendar.ics")).status).toBe(302);
  });
});
