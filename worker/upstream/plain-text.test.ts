import { expect, test } from "vitest";
import { parseItem } from "./schema.ts";

function parsed(fields: object) {
  return parseItem({ code: 1000, data: { id: 7, title: "投运", ...fields } }, String);
}

test.each(["R&amp;D", "AT&T", "a < b", "<b>标签</b>", "&lt;div&gt;"])(
  "a title is plain text, and the worker keeps it as the service has sent it: %s",
  (title) => {
    expect(parsed({ title }).title).toBe(title);
  },
);

test.each([
  [
    '<iframe src="//player.bilibili.com/player.html?bvid=1&amp;p=1" scrolling="no"> </iframe>',
    "//player.bilibili.com/player.html?bvid=1&p=1",
  ],
  ["https://v.qq.com/a", "https://v.qq.com/a"],
  ['<iframe src="javascript:alert(1)"></iframe>', undefined],
  ["<iframe ></iframe>", undefined],
])(
  "a video may be given as an address or as a host's embed code, and code without a safe address is dropped: %s",
  (written, url) => {
    expect(parsed({ videoUrl: written }).videoUrl).toBe(url);
  },
);

test.each(["null", "undefined", "\\\\fileserver\\a.png"])(
  "a picture with the address “%s” counts as missing",
  (imgUrl) => {
    expect(parsed({ imgUrl })).not.toHaveProperty("imgUrl");
  },
);
