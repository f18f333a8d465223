/**
 * The hash in the name of an item's file has this many hex digits. There are 2^64 such hashes, so nobody can find a
 * file by trying all of them.
 */
export const FILE_HASH_LENGTH = 16;

const HASHED = new RegExp(`^(/files/.*)\\.[0-9a-f]{${FILE_HASH_LENGTH}}(?=\\.\\w+$|$)`);

/**
 * Removes the hash of a file's content from an address such as `/files/disclosures/11030.3f9a1c0b52d7e684.pdf`. Other
 * addresses are returned unchanged.
 */
export function plainAddress(address: string): string {
  return address.replace(HASHED, "$1");
}
