import { expect, test } from "vitest";
import media from "../../shared/media.json";
import { site } from "../../shared/site.ts";
import sitePictures from "../../shared/site-pictures.json";

test("site-pictures.json has all facts but the placeholder of the site's own pictures, and of no others", () => {
  const { hero, ...groups } = site.pictures;
  const names = new Set<string>([hero, ...Object.values(groups).flatMap(Object.values)]);
  const expected = Object.entries(media).flatMap(([name, { placeholder: _, ...facts }]) =>
    names.has(name) ? [[name, facts]] : [],
  );
  expect(sitePictures).toEqual(Object.fromEntries(expected));
});
