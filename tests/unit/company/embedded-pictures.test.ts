import { describe, expect, test } from "vitest";
import { pageRoutes } from "../../../shared/brand/pages.ts";
import sitePictures from "../../../shared/brand/pictures.json";
import { site } from "../../../shared/brand/site.ts";
import { PAGED_SIZE } from "../../../shared/content/limits.ts";
import { readContent } from "../../../tools/content-import/database-content.ts";
import type { SeedItem } from "../../../tools/content-import/seed.ts";

const { openings, fields, home, sections } = site.pictures;
const { seeds } = await readContent();
const locales = seeds.map(({ domainId, items }) => ({ domainId, items }));

/**
 * Returns the name of the photograph in an address, without its size and its crop: `/media/ladle-tall-960.webp` becomes
 * `ladle`.
 */
function sceneOf(address: string): string {
  return address.replace(/^\/media\//, "").replace(/(?:-tall)?(?:-\d+\.\w+)?$/, "");
}

function scenesOf(items: readonly SeedItem[]): string[] {
  return items.flatMap(({ fields: { imgUrl } }) => (imgUrl ? [sceneOf(imgUrl)] : []));
}

function repeated(scenes: readonly string[]): string[] {
  return scenes.filter((scene, index) => scenes.indexOf(scene) !== index);
}

/** The items of a node, in the order of its list. */
function listOf(items: readonly SeedItem[], node: string): SeedItem[] {
  return items
    .filter((item) => item.node === node)
    .toSorted(
      (a, b) =>
        (a.taxis ?? Number.MAX_SAFE_INTEGER) - (b.taxis ?? Number.MAX_SAFE_INTEGER) ||
        (b.publishTime ?? "").localeCompare(a.publishTime ?? "") ||
        b.id - a.id,
    );
}

const pages = pageRoutes.flatMap(({ indexName, view, opening }) =>
  indexName && view !== "home" ? [{ indexName, view, opening }] : [],
);
const paged = pages.filter(({ view }) =>
  ["list", "media-reports", "videos", "social"].includes(view),
);
const fullLists = pages.filter(({ view }) =>
  ["timeline", "executives", "reports", "composed"].includes(view),
);

describe.each(locales)("the pictures of the content domain $domainId", ({ items }) => {
  test.each(paged)("never repeat on a page of $indexName", ({ indexName }) => {
    const list = listOf(items, indexName);
    expect(list.length).toBeGreaterThan(0);
    for (let start = 0; start < list.length; start += PAGED_SIZE) {
      const shown = scenesOf(list.slice(start, start + PAGED_SIZE));
      expect(repeated(shown), `from item ${start}`).toEqual([]);
    }
  });

  test.each(fullLists)("never repeat on the page $indexName", ({ indexName }) => {
    const shown = scenesOf(listOf(items, indexName));
    expect(repeated([...shown, openingPictureOf(indexName)])).toEqual([]);
  });

  test("never repeat among the pictures of the conference", () => {
    const shown = scenesOf(listOf(items, "MEETING PICTURES"));
    expect(repeated(shown)).toEqual([]);
  });

  test("never repeat on the home page", () => {
    const { home: _, ...ways } = sections;
    const lead = scenesOf(listOf(items, "PRESS RELEASES").slice(0, 1));
    const own = [home, ...Object.values(fields), ...Object.values(ways)].map(sceneOf);
    expect(repeated([...own, ...lead])).toEqual([]);
  });
});

function openingPictureOf(indexName: string): string {
  return (openings as Record<string, string>)[indexName] ?? "";
}

test("each page whose top part can show a picture has one, no other page does, and no two pages share a picture", () => {
  const openers = pages.filter(({ opening = "name" }) =>
    ["facts", "growth", "holdings", "days"].includes(opening),
  );
  const names = openers.map(({ indexName }) => openingPictureOf(indexName));
  expect(names.filter((name) => !(name in sitePictures))).toEqual([]);
  expect(repeated(names)).toEqual([]);
  expect(Object.values(openings).toSorted()).toEqual(names.toSorted());
});

test("every picture that the brand names is one of the site's own pictures", () => {
  expect(Object.keys(site.pictures)).toEqual(["home", "sections", "openings", "fields"]);
  const named = [home, ...[sections, openings, fields].flatMap((group) => Object.values(group))];
  expect(named.filter((name) => !(name in sitePictures))).toEqual([]);
});
