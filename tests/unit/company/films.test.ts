import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { FILMS } from "../../../tools/art/files/film-list.ts";
import { filmTracks } from "../../../tools/art/files/film-tracks.ts";
import { MEDIA, SEED } from "../../../tools/art/files/places.ts";

const films = FILMS.filter((film) => filmTracks(film).size > 0);

test.each(films)("subtitles and chapters of $name are those of films.yaml", (film) => {
  for (const [file, text] of filmTracks(film)) {
    expect(readFileSync(join(MEDIA, "video", file), "utf8"), file).toBe(text);
  }
});

test.each(films)("$name has at most 1.6 MB", ({ name }) => {
  expect(readFileSync(join(MEDIA, "video", `${name}.mp4`)).byteLength).toBeLessThan(1.6e6);
});

test.each(["zh", "en"])("every video in %s has the duration that films.yaml gives it", (locale) => {
  const file = readFileSync(join(SEED, locale, "videos.yaml"), "utf8");
  const { items } = parse(file) as { items: { videoUrl: string; duration: number }[] };
  const lengths = FILMS.map(({ name, chapters }) => ({
    videoUrl: `/media/video/${name}.mp4`,
    duration: Math.round(chapters.reduce((sum, { seconds }) => sum + seconds, 0)),
  }));
  expect(items.map(({ videoUrl, duration }) => ({ videoUrl, duration }))).toEqual(
    expect.arrayContaining(lengths),
  );
  expect(items).toHaveLength(lengths.length);
});

test.each(films)("a subtitle of $name can be read while it is shown", ({ chapters }) => {
  for (const { seconds, lines } of chapters) {
    for (const { zh, en } of lines) {
      expect((zh.length * lines.length) / seconds, zh).toBeLessThan(9);
      expect((en.length * lines.length) / seconds, en).toBeLessThan(22);
    }
  }
});
