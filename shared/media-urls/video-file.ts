import type { Locale } from "../i18n/locales.ts";

const FILE = /\.(?:mp4|m4v|webm|mov|m3u8)$/i;

/** Whether a video's address is a file. Otherwise it is a page that plays the video. */
export function isVideoFile(address: string): boolean {
  try {
    return FILE.test(new URL(address, BASE).pathname);
  } catch {
    return false;
  }
}

/** Whether the address is a player page on another site, to be embedded in a frame. */
export function isVideoPlayer(address: string): boolean {
  return /^(?:https:)?\/\//i.test(address) && !isVideoFile(address);
}

/** Address of a video's subtitles or chapters in a locale: a file beside the video, with the same name. */
export function trackAddress(
  video: string,
  kind: "subtitles" | "chapters",
  locale: Locale,
): string {
  return video.replace(/\.\w+(?:[?#].*)?$/, `.${kind}.${locale}.vtt`);
}

/** Base for resolving relative addresses; never requested. */
const BASE = "https://site.invalid/";
