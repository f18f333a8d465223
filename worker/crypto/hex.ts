/**
 * Two lower-case hex digits for each byte. `Uint8Array.prototype.toHex` does the same, but the tools
 * sign requests too, and Node 24 lacks it.
 */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
