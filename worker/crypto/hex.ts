/** Does the same as `Uint8Array.prototype.toHex`. Tools sign requests in Node 24, which lacks that method. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
