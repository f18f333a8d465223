import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { locales } from "../../../shared/i18n/locales.ts";
import { ROOT } from "../../../tools/cli/root.ts";

interface Video {
  videoUrl: string;
  duration: number;
  hasTracks?: boolean;
}

interface Cue {
  from: number;
  to: number;
  lines: string[];
}

const videosOf = (locale: string): Video[] =>
  parse(readFileSync(join(ROOT, "content", locale, "videos.yaml"), "utf8")).items;

const fileOf = ({ videoUrl }: Video, end: string): Buffer =>
  readFileSync(join(ROOT, "client/public", videoUrl.replace(/mp4$/, end)));

/** Reads the cues of a WebVTT file. The times must not contain hours, and the cues must not have settings. */
function cuesOf(film: Video, end: string): Cue[] {
  const [, ...blocks] = fileOf(film, end)
    .toString("utf8")
    .trim()
    .split(/\n{2,}/);
  return blocks.map((block) => {
    const [times = "", ...lines] = block.split("\n");
    const [from = Number.NaN, to = Number.NaN] = times.split(" --> ").map(seconds);
    return { from, to, lines };
  });
}

function seconds(time: string): number {
  const [minutes = Number.NaN, rest = Number.NaN] = time.split(":").map(Number);
  return minutes * 60 + rest;
}

const films = videosOf("zh").filter(({ hasTracks }) => hasTracks);

test("both locales have the same videos, and some of these are films with subtitles and chapters", () => {
  const facts = ({ videoUrl, duration }: Video) => ({ videoUrl, duration });
  expect(videosOf("en").map(facts)).toEqual(videosOf("zh").map(facts));
  expect(films.length).toBeGreaterThan(0);
});

describe.each(films)("$videoUrl", (film) => {
  test("has at most 1.6 MB", () => {
    expect(fileOf(film, "mp4").byteLength).toBeLessThan(1.6e6);
  });

  test.each(locales)("has chapters in %s that cover the whole film without gaps", (locale) => {
    const chapters = cuesOf(film, `chapters.${locale}.vtt`);
    expect(chapters.map(({ from }) => from)).toEqual([
      0,
      ...chapters.slice(0, -1).map(({ to }) => to),
    ]);
    expect(Math.round(chapters.at(-1)?.to ?? 0)).toBe(film.duration);
  });

  test.each([
    ["zh", 9],
    ["en", 22],
  ])("has subtitles in %s that are shown long enough to be read", (locale, perSecond) => {
    const subtitles = cuesOf(film, `subtitles.${locale}.vtt`);
    expect(subtitles.length).toBeGreaterThan(0);
    for (const { from, to, lines } of subtitles) {
      expect(lines.join("").length / (to - from), lines.join("")).toBeLessThan(perSecond);
    }
  });
});
