import { readdir, stat } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";

/** Folder of the files that the site serves unchanged, relative to the root of the repository. */
export const PUBLIC = "client/public";

/** Bytes of the site's own files by address, such as `/files/disclosures/11005.pdf`. */
export type Files = Pick<ReadonlyMap<string, number>, "get">;

/** Fields of an item that offers a file. */
export interface FileFields {
  fileUrl: string;
  fileName: string;
  fileSize: number;
}

/** Content links to what lies here; everything else in {@link PUBLIC} belongs to the site itself. */
const OWN_ADDRESS = /^\/(?:files|media)\/[^?#]*/;

/** The files in a folder that is served as the site's root. */
export async function readPublicFiles(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  const sizes = paths.map(async (path): Promise<[string, number]> => {
    const address = `/${relative(folder, path).replaceAll(sep, "/")}`;
    return [address, (await stat(path)).size];
  });
  return new Map(await Promise.all(sizes));
}

/** Address of a path below the folder of files. */
export function fileAddress(path: string): string {
  return `/files/${path}`;
}

/** The fields for a file, named as on disk unless it has a name for readers; undefined if there is none. */
export function fileFields(files: Files, path: string, name?: string): FileFields | undefined {
  const fileUrl = fileAddress(path);
  const fileSize = files.get(fileUrl);
  if (fileSize === undefined) return undefined;
  return { fileUrl, fileName: name ?? posix.basename(path), fileSize };
}

/** Whether a URL names a file of the site that does not exist. */
export function isMissing(files: Files, address: string): boolean {
  const [own] = OWN_ADDRESS.exec(address) ?? [];
  return own !== undefined && files.get(own) === undefined;
}

/** Message for the name of a file that does not exist. */
export function unknownFile(address: string): string {
  return `there is no ${PUBLIC}${address}; put the file there or correct the path`;
}
