/** Hex digits in the name of a file of an item: nobody tries 2^64 addresses. */
export const FILE_HASH_LENGTH = 16;

const HASHED = new RegExp(`^(/files/.*)\\.[0-9a-f]{${FILE_HASH_LENGTH}}(?=\\.\\w+$|$)`);

/** `/files/disclosures/11030.3f9a1c0b52d7e684.pdf` without the hash of the file's content; other addresses stay. */
export function plainAddress(address: string): string {
  return address.replace(HASHED, "$1");
}
