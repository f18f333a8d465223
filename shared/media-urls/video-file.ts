import type { Locale } from "../i18n/locales.ts";

const FILE = /\.(?:mp4|m4v|webm|mov|m3u8)$/i;

/** Whether a video's address is the address of a file, and not of a page that plays the video. */
export function isVideoFile(address: string): boolean {
  try {
    return FILE.test(new URL(address, BASE).pathname);
  } catch {
    return false;
  }
}

/** Whether the address is a page on another site that plays a video, to be embedded in a frame. */
export function isVideoPlayer(address: string): boolean {
  return /^(?:https:)?\/\//i.test(address) && !isVideoFile(address);
}

/** The address of a video's subtitles or chapters in a locale. The file is beside the video and has the same name. */
export function trackAddress(
  video: string,
  kind: "subtitles" | "chapters",
  locale: Locale,
): string {
  return video.replace(/\.\w+(?:[?#].*)?$/, `.${kind}.${locale}.vtt`);
}

/** A base for resolving relative addresses. It is never requested. */
const BASE = "https://site.invalid/";
