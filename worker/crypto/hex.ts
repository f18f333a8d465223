/**
 * Returns bytes as lower-case hex digits, like `Uint8Array.prototype.toHex`. Node 24 lacks that method, and tools sign
 * requests in Node.
 */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
