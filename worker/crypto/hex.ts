/** Replaces `Uint8Array.prototype.toHex`, which Node 24 lacks. Tools use it there to sign requests. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
