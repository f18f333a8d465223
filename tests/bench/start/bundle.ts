import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type SourceMapFile, sizesBySource } from "./source-map.ts";

export interface Bundle {
  /** Bytes of all modules, compressed as one, which is how wrangler counts them. */
  gzipBytes: number;
  bytes: number;
  /** By package or folder, the largest first. */
  parts: Part[];
  /** Parts and long texts that look like pictures or content. */
  suspicious: string[];
}

export interface Part {
  name: string;
  bytes: number;
}

/** Long texts in base64 that begin as pictures and fonts do: PNG, JPEG, WebP, GIF, SVG, WOFF. */
const DATA =
  /(?:iVBORw0KGgo|\/9j\/4|UklGR|R0lGOD|PHN2Zy|d09GM)[A-Za-z0-9+/=]{1000,}|data:(?:image|font)\/[^"'`]{1000,}/g;
/** Sources of content. */
const CONTENT = /content-service\/(?:seed|import)\//;

/** What `wrangler deploy` would upload. */
export async function readBundle(directory: string): Promise<Bundle> {
  const files = await readdir(directory, { recursive: true });
  const modules = files.filter((file) => /\.m?js$/.test(file)).toSorted();
  const codes = await Promise.all(modules.map((file) => readFile(join(directory, file), "utf8")));
  const sizes = new Map<string, number>();
  for (const [index, file] of modules.entries()) {
    for (const [source, size] of await sourcesOf(join(directory, file), codes[index] ?? "")) {
      sizes.set(source, (sizes.get(source) ?? 0) + size);
    }
  }
  const all = Buffer.from(codes.join(""));
  return {
    gzipBytes: gzipSync(all).length,
    bytes: all.length,
    parts: partsOf(sizes),
    suspicious: [
      ...[...sizes.keys()].filter((source) => CONTENT.test(source)),
      ...codes.flatMap((code) => code.match(DATA) ?? []).map(describe),
    ],
  };
}

async function sourcesOf(file: string, code: string): Promise<Map<string, number>> {
  const text = await readFile(`${file}.map`, "utf8").catch(() => undefined);
  return text === undefined
    ? new Map([[file, code.length]])
    : sizesBySource(code, JSON.parse(text) as SourceMapFile);
}

function partsOf(sizes: Map<string, number>): Part[] {
  const parts = new Map<string, number>();
  for (const [source, bytes] of sizes) {
    const name = partOf(source);
    parts.set(name, (parts.get(name) ?? 0) + bytes);
  }
  return [...parts].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}

/** A package by its name; of the project's own code the two uppermost folders. */
export function partOf(source: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(source)?.[1];
  if (inPackage) return inPackage;
  const own = source.replace(/^(?:\.\.\/)+/, "");
  return own.split("/").slice(0, -1).slice(0, 2).join("/") || own;
}

function describe(data: string): string {
  return `${data.slice(0, 40)}… (${data.length} characters)`;
}
