const FILE = /\.(?:mp4|m4v|webm|mov|m3u8)$/i;

/** Whether a film's address is that of the film itself; others are of pages that play it. */
export function isVideoFile(address: string): boolean {
  try {
    return FILE.test(new URL(address, BASE).pathname);
  } catch {
    return false;
  }
}

/** Whether the address is one of a page on another site that plays the film in a frame. */
export function isVideoPlayer(address: string): boolean {
  return /^(?:https:)?\/\//i.test(address) && !isVideoFile(address);
}

/** For addresses within the site; never asked for anything. */
const BASE = "https://site.invalid/";
