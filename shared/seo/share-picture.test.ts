import { describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import { pageRoutes } from "../brand/pages.ts";
import type { ContentCard } from "../content/types.ts";
import { sharePicture } from "./share-picture.ts";

const ORIGIN = "https://www.example.com";

function pageOf(name: string, locale: "zh" | "en" = "zh") {
  const route = pageRoutes.find((each) => each.name === name);
  if (!route) throw new Error(`no route ${name}`);
  return { origin: ORIGIN, locale, route };
}

function pictureOf(imgUrl: string, image?: ContentCard["image"]) {
  const item: ContentCard = { id: "7", title: "第一卷钢", imgUrl, ...(image && { image }) };
  return sharePicture(pageOf("NewsDetail"), item);
}

const LARGE = { width: 1280, height: 720 };

test.each([
  ["Home", "zh", "home-zh", `${brand.name.zh}：${brand.opening.title.zh}`],
  ["Search", "en", "home-en", `${brand.name.en}: ${brand.opening.title.en}`],
  ["PressReleases", "zh", "news-zh", `${brand.name.zh}：新闻`],
  ["CsrReport", "en", "announcement-en", `${brand.name.en}: Announcements`],
  ["meeting", "zh", "subject-zh", `${brand.name.zh}：专题`],
  ["Error404", "zh", "home-zh", `${brand.name.zh}：${brand.opening.title.zh}`],
] as const)(
  "link previews of the page %s (%s), which has no picture of its own, show the share card %s",
  (route, locale, name, alt) => {
    expect(sharePicture(pageOf(route, locale))).toEqual({
      url: `${ORIGIN}/share/${name}.jpg`,
      width: 1200,
      height: 630,
      type: "image/jpeg",
      alt,
    });
  },
);

describe("an item's own picture", () => {
  test("one of the site's own pictures is used in its largest size as JPEG", () => {
    const image = { ...LARGE, widths: [480, 960, 1280] };
    expect(pictureOf("/media/ladle-1280.webp", image)).toEqual({
      url: `${ORIGIN}/media/ladle-1280.jpg`,
      ...LARGE,
      type: "image/jpeg",
      alt: "第一卷钢",
    });
  });

  test.each([
    ["https://cms.example.com/a.JPG?v=2", "image/jpeg"],
    ["https://cms.example.com/a.jpeg", "image/jpeg"],
    ["/files/a.png", "image/png"],
  ])("a picture in a widely supported format is used unchanged (%s)", (address, type) => {
    const url = new URL(address, ORIGIN).href;
    expect(pictureOf(address, LARGE)).toMatchObject({ url, ...LARGE, type });
  });
});

test.each([
  ["that is too narrow", "/files/a.png", { width: 599, height: 400 }],
  ["of unknown size", "/files/a.png", undefined],
  ["available only as WebP", "https://cms.example.com/a.webp", LARGE],
  ["of a type that is a name of Object.prototype", "https://cms.example.com/a.constructor", LARGE],
  ["available only as AVIF", "https://cms.example.com/a.avif", LARGE],
  ["in SVG", "/media/logos/a.svg", LARGE],
  ["of unknown format", "https://cms.example.com/picture?id=7", LARGE],
  ["with an invalid address", "https://:/a.png?", LARGE],
])("the section's share card replaces an item's picture %s", (_, address, image) => {
  expect(pictureOf(address, image).url).toBe(`${ORIGIN}/share/news-zh.jpg`);
});
