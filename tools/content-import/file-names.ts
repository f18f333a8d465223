import { createHash } from "node:crypto";
import { FILE_HASH_LENGTH } from "../../worker/content-service/file-addresses.ts";

/** The folder below `client/public` with the files that items offer for download. */
export const FILES = "files";

/**
 * The address at which a file is served, such as `/files/disclosures/11030.3f9a1c0b52d7e684.pdf`. Because of the hash
 * nobody can guess it before an item names the file.
 *
 * @param address the path of the file below `client/public`.
 */
export function hashedAddress(address: string, bytes: Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, FILE_HASH_LENGTH);
  const [, name = address, extension = ""] = /^(.*?)(\.\w+)?$/.exec(address) ?? [];
  return `${name}.${hash}${extension}`;
}
