import { createHash } from "node:crypto";
import { FILE_HASH_LENGTH } from "../../worker/content-service/file-addresses.ts";

/** Below `client/public`: files that items offer for download. */
export const FILES = "files";

/**
 * The address of a file as it is served, `/files/disclosures/11030.3f9a1c0b52d7e684.pdf`: it can't be
 * guessed before an item names it.
 *
 * @param address the file's path below `client/public`.
 */
export function hashedAddress(address: string, bytes: Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, FILE_HASH_LENGTH);
  const [, name = address, extension = ""] = /^(.*?)(\.\w+)?$/.exec(address) ?? [];
  return `${name}.${hash}${extension}`;
}
