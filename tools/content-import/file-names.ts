import { createHash } from "node:crypto";
import { FILE_HASH_LENGTH } from "../../worker/content-service/file-addresses.ts";

/** The folder, below `client/public`, for files that visitors can download from an item's page. */
export const FILES = "files";

/**
 * The address at which a file is served, such as `/files/disclosures/11030.3f9a1c0b52d7e684.pdf`. Because of the hash,
 * nobody can guess the address of a file before the item with a link to the file is published.
 *
 * @param address the path of the file below `client/public`, such as `/files/disclosures/11030.pdf`.
 */
export function hashedAddress(address: string, bytes: Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, FILE_HASH_LENGTH);
  const [, name = address, extension = ""] = /^(.*?)(\.\w+)?$/.exec(address) ?? [];
  return `${name}.${hash}${extension}`;
}
