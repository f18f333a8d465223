import { expect, test } from "vitest";
import media from "../../shared/brand/media.json";
import sitePictures from "../../shared/brand/pictures.json";
import { site } from "../../shared/brand/site.ts";
import { withMissingWidths } from "../../tools/art/picture-sizes.ts";

test("brand/pictures.json lists exactly the site's own pictures, with their widths, focal points, and shapes other than 16:9", () => {
  const { home, ...groups } = site.pictures;
  const names = new Set<string>([home, ...Object.values(groups).flatMap(Object.values)]);
  const expected = Object.entries(media).flatMap(([name, { widths, width, height, ...more }]) => {
    const isWide = height === Math.round((width * 9) / 16);
    const focal = "focal" in more ? { focal: more.focal } : {};
    return names.has(name) ? [[name, { widths, ...(!isWide && { height }), ...focal }]] : [];
  });
  expect(sitePictures).toEqual(Object.fromEntries(expected));
});

test.each(Object.entries(media))(
  "media.json has all widths of the picture %s that can be made without its original",
  (name, facts) => {
    expect(withMissingWidths(name, facts)).toEqual(facts);
  },
);

test("a picture whose original is not in tools/art/renders gets its missing smaller widths, but no larger width", () => {
  const widths = (name: string, facts: { width: number; widths: number[] }) =>
    withMissingWidths(name, facts).widths;
  expect(widths(site.pictures.sections.about, { width: 1280, widths: [480, 960, 1280] })).toEqual([
    480, 768, 960, 1280,
  ]);
  expect(widths(site.pictures.home, { width: 1280, widths: [480, 1280] })).toEqual([
    480, 640, 1280,
  ]);
});
