import { expect, test } from "vitest";
import { eventDatesOf } from "./event-dates.ts";

const item = (more: object) => ({ id: "1", title: "题", content: "", ...more });
const place = item({ address: "南京市浦滨路1688号" });
const morning = item({ publishTime: "2026-12-08T09:00:00+08:00", duration: 1800 });
const evening = item({ publishTime: "2026-12-09T16:00:00+08:00", duration: 3600 });

test("an event has the name of the first item, and lasts from the start of the first session to the end of the last", () => {
  const about = item({ title: "大会" });
  expect(eventDatesOf([about, evening, place, morning])).toEqual({
    name: "大会",
    start: "2026-12-08T01:00:00.000Z",
    end: "2026-12-09T09:00:00.000Z",
    address: "南京市浦滨路1688号",
  });
});

test("an event begins at the `startTime` of its session, not when the session was published", () => {
  const session = { ...morning, startTime: "2026-12-08T10:00:00+08:00" };
  expect(eventDatesOf([place, session])?.start).toBe("2026-12-08T02:00:00.000Z");
});

test("the duration of a film does not extend the event", () => {
  const film = { ...evening, duration: 864_000, videoUrl: "/media/video/ladle.mp4" };
  expect(eventDatesOf([place, morning, film])?.end).toBe("2026-12-08T01:30:00.000Z");
});

test.each([
  ["报名于2026年12月1日24:00截止，名额600人，客户不收费。", 600],
  ["Registration closes on 1 December 2026. There are 1,200 places.", 1200],
])(
  "the number of people who can take part in an event is read from the summary of its venue: %s",
  (summary, capacity) => {
    expect(eventDatesOf([{ ...place, summary }, morning])?.capacity).toBe(capacity);
  },
);

test("an event links to the item of its venue if that item has a subtitle", () => {
  expect(eventDatesOf([{ ...place, subTitle: "报名" }, morning])?.details).toEqual({
    item: { id: "1" },
    text: "报名",
  });
});

test.each([
  ["a duration beyond the range of dates", [place, item({ ...morning, duration: 1e13 })]],
  ["an invalid time", [place, item({ ...morning, publishTime: "soon" })]],
  ["films only", [place, item({ ...morning, videoUrl: "/media/video/ladle.mp4" })]],
  ["no duration", [place, item({ publishTime: "2026-12-08T09:00:00+08:00" })]],
  ["no address", [morning]],
])("a page has no event if its items have %s", (_, items) => {
  expect(eventDatesOf(items)).toBeUndefined();
});
