import { expect, test } from "vitest";
import { occasionOf } from "./occasion.ts";

const item = (more: object) => ({ id: "1", title: "题", content: "", ...more });
const place = item({ address: "南京市浦滨路1688号" });
const morning = item({ publishTime: "2026-12-08T09:00:00+08:00", duration: 1800 });
const evening = item({ publishTime: "2026-12-09T16:00:00+08:00", duration: 3600 });

test("lasts from the first session's beginning to the last one's end", () => {
  expect(occasionOf([evening, place, morning])).toEqual({
    start: "2026-12-08T01:00:00.000Z",
    end: "2026-12-09T09:00:00.000Z",
    address: "南京市浦滨路1688号",
  });
});

test.each([
  ["no session", [place, item({ publishTime: "2026-12-08T09:00:00+08:00" })]],
  ["no place", [morning]],
])("is none with %s", (_, items) => {
  expect(occasionOf(items)).toBeUndefined();
});
