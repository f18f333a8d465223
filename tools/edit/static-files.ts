import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { plainAddress } from "../../worker/content-service/file-addresses.ts";
import type { Uploads } from "./uploads.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt",
};

/** Responds with a file from a folder, or with 404 if the file does not exist or is outside the folder. */
export async function fileResponse(
  folder: string,
  path: string,
  known?: Buffer,
): Promise<Response> {
  const name = normalize(decodeURIComponent(path));
  const bytes =
    known ??
    (name.includes("..") ? undefined : await readFile(join(folder, name)).catch(() => undefined));
  if (!bytes) return new Response("not found", { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": TYPES[extname(name)] ?? "application/octet-stream",
      "cache-control": "no-cache",
    },
  });
}

/**
 * Responds with a picture or file for download, even if it was only uploaded and not saved yet. Pages of the previewed
 * site may embed the response, although they have another origin.
 */
export async function publicFile(
  base: string,
  uploads: Uploads,
  address: string,
): Promise<Response> {
  const path = plainAddress(address);
  const file = await fileResponse(join(base, "client/public"), path, uploads.bytes(path.slice(1)));
  file.headers.set("cross-origin-resource-policy", "cross-origin");
  return file;
}
