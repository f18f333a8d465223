import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FILES } from "./places.ts";
import { type ZipEntry, zip } from "./zip.ts";

/** Writes a zip below client/public/files; rejects if it is larger than it may be. */
export async function writeZip(path: string, entries: ZipEntry[], limit: number): Promise<void> {
  const bytes = zip(entries);
  if (bytes.length > limit) throw new Error(`${path} has ${bytes.length} bytes of ${limit}`);
  const target = join(FILES, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
}

/** A text file as Windows' editor shows it too. */
export function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: Buffer.from(`\uFEFF${text.trim().replaceAll("\n", "\r\n")}\r\n`) };
}
