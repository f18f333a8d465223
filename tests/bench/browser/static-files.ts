import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** A file as sent by the edge. */
export interface StaticFile {
  headers: Record<string, string>;
  body: Buffer;
}

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webp": "image/webp",
  ".avif": "image/avif",
};
const COMPRESSED = new Set([".js", ".css", ".svg", ".json"]);
/** Files with a content hash in their name. */
const NAMED_BY_CONTENT = /^\/(?:assets\/|plain\.js)/;

/** Files of some folders by path; read and compressed once. */
export async function openStaticFiles(folders: readonly string[]) {
  const places = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (extname(name) !== "") places.set(`/${name}`, join(folder, name));
    }
  }
  const files = new Map<string, StaticFile>();
  return async (path: string): Promise<StaticFile | undefined> => {
    const place = places.get(path);
    if (place === undefined) return undefined;
    const file = files.get(path) ?? staticFile(path, await readFile(place));
    files.set(path, file);
    return file;
  };
}

export function staticFile(path: string, bytes: Buffer): StaticFile {
  const ending = extname(path);
  const isCompressed = COMPRESSED.has(ending);
  return {
    body: isCompressed ? gzipSync(bytes) : bytes,
    headers: {
      "content-type": TYPES[ending] ?? "application/octet-stream",
      "cache-control": NAMED_BY_CONTENT.test(path)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
      ...(isCompressed && { "content-encoding": "gzip" }),
    },
  };
}
