const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/**
 * Lower-case hex digits, two a byte. Not `Uint8Array.prototype.toHex`: requests are signed in Node, too
 * (tools/), and Node 24 lacks it.
 */
export function hex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += digits[byte];
  return text;
}
