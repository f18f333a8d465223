import { readFile, stat } from "node:fs/promises";
import { join, posix } from "node:path";
import type { ImageFacts } from "../../shared/content/types.ts";
import { similarTo } from "../cli/misspelling.ts";
import { listFiles } from "../cli/root.ts";
import { FILES, hashedAddress } from "./file-names.ts";
import { saying } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";

/** The files of the site that content may use. */
export interface Assets {
  pictures: Pictures;
  files: Files;
  /** Where the files of items are served, by the address of their path (file-names.ts). */
  served: Pick<ReadonlyMap<string, string>, "get">;
  drawings: ReadonlyMap<string, Pick<ImageFacts, "width" | "height">>;
}

/** Pictures by name, as shared/brand/media.json lists them. */
export type Pictures = Record<string, ImageFacts & { widths: number[] }>;

/** Bytes of the site's own files by address, such as `/files/disclosures/11005.pdf`. */
export type Files = Pick<ReadonlyMap<string, number>, "get">;

/** Folder of the files that the site serves unchanged, relative to the root of the repository. */
const PUBLIC = "client/public";
/** Content may link to files below these folders. Everything else in {@link PUBLIC} belongs to the site itself. */
const OWN_ADDRESS = /^\/(?:files|media)\/[^?#]*/;
const DRAWING = /^\/media\/.*\.svg$/;
const VIEW_BOX = /\bviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/;
/** The greatest width at which content is shown, in pixels. */
const WIDEST = 1280;

/** @param base the root of the repository. */
export async function readAssets(base: string): Promise<Assets> {
  const folder = join(base, PUBLIC);
  const files = new Map<string, number>();
  const served = new Map<string, string>();
  const drawings = new Map<string, { width: number; height: number }>();
  for (const path of await listFiles(folder)) {
    const address = `/${path}`;
    const file = join(folder, path);
    files.set(address, (await stat(file)).size);
    if (path.startsWith(`${FILES}/`)) {
      served.set(address, hashedAddress(address, await readFile(file)));
    }
    if (!DRAWING.test(address)) continue;
    const [, width, height] = VIEW_BOX.exec(await readFile(file, "utf8")) ?? [];
    const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
    if (size.width > 0 && size.height > 0) drawings.set(address, size);
  }
  const pictures = JSON.parse(await readFile(join(base, "shared/brand/media.json"), "utf8"));
  return { pictures, files, served, drawings };
}

/** The address of a file, by its path below the folder of files. */
export function fileAddress(path: string): string {
  return `/${FILES}/${path}`;
}

/** An address as content is served with it: one of a file of this site gets the file's hash. */
export function servedAddress(served: Assets["served"], address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return (served.get(path) ?? path) + rest;
}

/** Whether a URL leads to a file of the site that does not exist. */
export function isMissing(files: Files, address: string): boolean {
  const [own] = OWN_ADDRESS.exec(address) ?? [];
  return own !== undefined && files.get(own) === undefined;
}

/** The message for a file that does not exist. */
export function unknownFile(address: string): Saying {
  return saying("file-unknown", { path: `${PUBLIC}${address}` });
}

/** The largest file of a picture that content uses; undefined for an unknown name. */
export function pictureFile(pictures: Pictures, name: string) {
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!picture) return undefined;
  const fitting = picture.widths.filter((width) => width <= WIDEST);
  const width = fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
  const height = Math.round((picture.height * width) / picture.width);
  return { url: `/media/${name}-${width}.webp`, width, height, image: picture };
}

/** The message for a picture that does not exist. */
export function unknownPicture(pictures: Pictures, name: string): Saying {
  // The name may be written as that of a file, or as an address in a body.
  const plain = posix.basename(name.toLowerCase().replace(/^media\s*[:：]/, "")).trim();
  const meant = [plain, plain.replace(/\.\w+$/, ""), plain.replace(/(?:-\d+)?\.\w+$/, "")].find(
    (each) => Object.hasOwn(pictures, each),
  );
  if (meant !== undefined) return saying("picture-meant", { name, meant });
  return saying("picture-unknown", { name, similar: similarTo(name, Object.keys(pictures)) });
}
