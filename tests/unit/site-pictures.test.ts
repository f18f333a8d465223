import { expect, test } from "vitest";
import media from "../../shared/media.json";
import { site } from "../../shared/site.ts";
import sitePictures from "../../shared/site-pictures.json";

test("site-pictures.json has widths, focal point and any shape but 16:9 of the site's own pictures, and no others", () => {
  const { hero, ...groups } = site.pictures;
  const names = new Set<string>([hero, ...Object.values(groups).flatMap(Object.values)]);
  const expected = Object.entries(media).flatMap(([name, { widths, width, height, ...more }]) => {
    const isWide = height === Math.round((width * 9) / 16);
    const focal = "focal" in more ? { focal: more.focal } : {};
    return names.has(name) ? [[name, { widths, ...(!isWide && { height }), ...focal }]] : [];
  });
  expect(sitePictures).toEqual(Object.fromEntries(expected));
});
