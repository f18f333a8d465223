// Makes what the worker draws preview pictures with: glyphs, and a picture a section.
// Usage: node client/art/previews.ts [glyphs|pictures …]   (nothing named: both)
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFont } from "./previews/font-data.ts";
import { makePictures } from "./previews/picture-data.ts";

const art = dirname(fileURLToPath(import.meta.url));
const root = join(art, "..", "..");
const target = join(root, "client", "public", "preview-data");
const seed = join(root, "worker", "content-service", "seed");

const makers: Record<string, () => Promise<void>> = {
  glyphs: () => makeFont(join(art, "previews", "outlines.py"), seed, target),
  pictures: () => makePictures(join(root, "client", "public", "media"), target),
};

const named = process.argv.slice(2);
await mkdir(target, { recursive: true });
for (const name of named.length > 0 ? named : Object.keys(makers)) await makers[name]?.();
