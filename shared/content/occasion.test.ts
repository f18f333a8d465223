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

test("ends with the sessions, however long a film is", () => {
  const film = { ...evening, duration: 864_000, videoUrl: "/media/video/ladle.mp4" };
  expect(occasionOf([place, morning, film])?.end).toBe("2026-12-08T01:30:00.000Z");
});

test.each([
  ["a length without end", [place, item({ ...morning, duration: 1e13 })]],
  ["a time that is none", [place, item({ ...morning, publishTime: "soon" })]],
  ["films alone", [place, item({ ...morning, videoUrl: "/media/video/ladle.mp4" })]],
  ["no session", [place, item({ publishTime: "2026-12-08T09:00:00+08:00" })]],
  ["no place", [morning]],
])("is none with %s", (_, items) => {
  expect(occasionOf(items)).toBeUndefined();
});
