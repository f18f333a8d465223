import { locales } from "../../../shared/i18n/locales.ts";
import { trackAddress } from "../../../shared/media/video-file.ts";
import type { Film } from "./film-list.ts";

/** Seconds without words before and after a subtitle. */
const PAUSE = 0.3;

/** Subtitles and chapters of a film as WebVTT, by the names of their files. */
export function filmTracks({ name, chapters }: Film): Map<string, string> {
  const tracks = new Map<string, string>();
  if (!chapters.some(({ title }) => title)) return tracks;
  for (const locale of locales) {
    let start = 0;
    const titles: string[] = [];
    const lines: string[] = [];
    for (const { seconds, title, lines: words } of chapters) {
      if (title) titles.push(cue(start, start + seconds, title[locale]));
      const each = seconds / words.length;
      for (const [index, line] of words.entries()) {
        const from = start + index * each;
        lines.push(cue(from + PAUSE, from + each - PAUSE, line[locale]));
      }
      start += seconds;
    }
    for (const [kind, cues] of [
      ["subtitles", lines],
      ["chapters", titles],
    ] as const) {
      const file = trackAddress(`${name}.mp4`, kind, locale);
      tracks.set(file, ["WEBVTT\n", ...cues].join("\n"));
    }
  }
  return tracks;
}

function cue(start: number, end: number, text: string): string {
  return `${timeOf(start)} --> ${timeOf(end)}\n${text.replaceAll("&", "&amp;")}\n`;
}

/** WebVTT writes `00:07.600`. */
function timeOf(seconds: number): string {
  const time = new Date(Math.round(seconds * 1000)).toISOString();
  return time.slice("1970-01-01T00:".length, -1);
}
