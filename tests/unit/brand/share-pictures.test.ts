import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import media from "../../../shared/brand/media.json" with { type: "json" };
import { pageRoutes } from "../../../shared/brand/pages.ts";
import { locales } from "../../../shared/i18n/locales.ts";
import { largestFile } from "../../../shared/media-urls/picture-addresses.ts";
import { sectionOf, sections, shareCardPath } from "../../../shared/seo/share-picture.ts";

const LIMIT = 150_000;

/** Reads the format and the dimensions of a picture in client/public, and checks that its file is not too large. */
async function readJpeg(path: string) {
  const file = join(import.meta.dirname, "../../../client/public", path);
  const { format, width, height } = await sharp(file).metadata();
  expect((await stat(file)).size, path).toBeLessThan(LIMIT);
  return { format, width, height };
}

const cards = sections.flatMap((section) =>
  locales.map((locale) => shareCardPath(section, locale)),
);

test.each(cards)("the share picture %s is a JPEG of 1200 by 630 pixels", async (path) => {
  expect(await readJpeg(path)).toEqual({ format: "jpeg", width: 1200, height: 630 });
});

test.each(Object.entries(media))(
  "the picture %s has a JPEG file of its largest size",
  async (name, picture) => {
    const path = largestFile({ path: `/media/${name}`, widths: picture.widths }, "jpg");
    const { width, height } = picture;
    expect(await readJpeg(path)).toEqual({ format: "jpeg", width, height });
  },
);

test("every section of the site has a share picture of its own", () => {
  const paths = pageRoutes.filter(({ view }) => view !== "not-found").map(({ path }) => path);
  const strangers = paths.filter((path) => sectionOf({ path }) !== path.split("/")[0]);
  expect(strangers).toEqual([]);
});
