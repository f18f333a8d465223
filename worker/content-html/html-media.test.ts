import { describe, expect, test } from "vitest";
import { createHtmlCleaner } from "./html.ts";

const clean = createHtmlCleaner(["player.bilibili.com", "v.qq.com"]);

describe("a frame of a video host is loaded by https", () => {
  test.each([
    "https://player.bilibili.com/player.html?bvid=1&page=1",
    "//player.bilibili.com/player.html?bvid=1&page=1",
    "http://player.bilibili.com/player.html?bvid=1&page=1",
    " HTTP://player.bilibili.com:80/player.html?bvid=1&page=1",
  ])("from %s", (src) => {
    const toHttp = createHtmlCleaner(
      ["player.bilibili.com"],
      (url) => new URL(url, "http://cms.example.com").href,
    );
    expect(toHttp(`<iframe src="${src}"></iframe>`)).toBe(
      '<iframe src="https://player.bilibili.com/player.html?bvid=1&amp;page=1" loading="lazy"></iframe>',
    );
  });

  test("also if WeChat keeps its address in another attribute", () => {
    expect(clean('<iframe data-src="http://v.qq.com/iframe/player.html?vid=1"></iframe>')).toBe(
      '<iframe src="https://v.qq.com/iframe/player.html?vid=1" loading="lazy"></iframe>',
    );
  });
});

describe("a picture that a script would load", () => {
  test.each([
    [
      "of WeChat",
      'data-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png" data-w="1080" crossorigin="anonymous"',
    ],
    [
      "with a placeholder",
      'src="data:image/gif;base64,AA" data-original="https://mmbiz.qpic.cn/a/640?wx_fmt=png"',
    ],
    [
      "with a drawn placeholder",
      'src="data:image/svg+xml,%3Csvg/%3E" data-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png"',
    ],
    ["of Layui", 'src="/static/loading.gif" lay-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png"'],
    ["of Discuz", 'src="static/none.gif" file="https://mmbiz.qpic.cn/a/640?wx_fmt=png"'],
    ["of an online shop", 'data-ks-lazyload="https://mmbiz.qpic.cn/a/640?wx_fmt=png"'],
  ])("gets its address from another attribute: %s", (_, attributes) => {
    expect(clean(`<img ${attributes}>`)).toMatch(
      /^<img src="https:\/\/mmbiz\.qpic\.cn\/a\/640\?wx_fmt=png" (?!.*crossorigin).*referrerpolicy="no-referrer"/,
    );
  });

  test("keeps its `src` if its other attributes have no address", () => {
    expect(
      clean('<img src="/a.png" data-src="true" data-original="javascript:alert(1)//.png">'),
    ).toBe('<img src="/a.png" loading="lazy" decoding="async">');
  });
});

test("an article that WeChat's script would make visible is visible without this script", () => {
  const html = '<div id="js_content" style="visibility: hidden; opacity: 0; "><p>文</p></div>';
  expect(clean(html)).toBe('<div id="c-js_content"><p>文</p></div>');
});

test.each([
  '<img width="553" height="400" src="file:///C:/Users/li/msohtmlclip1/01/clip_image002.png">',
  '<img src="C:\\Users\\li\\a.png" alt="图片 1">',
  '<img src="blob:https://docs.qq.com/1">',
  '<img src="\\\\fileserver\\图片\\a.png">',
  '<img src="undefined">',
  '<img src=" null ">',
  '<img src="">',
  "<img>",
  '<video width="600" controls src="file:///D:/a.mp4"></video>',
  '<video controls><source src="blob:https://a.example/1"></video>',
])("media without a usable address are removed: %s", (html) => {
  expect(clean(`<p>一${html}</p>`)).toBe("<p>一</p>");
});
