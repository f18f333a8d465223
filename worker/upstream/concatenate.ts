/** Joins the chunks; a single chunk is returned as it is. */
export function concatenate<Buffer extends ArrayBufferLike>(
  chunks: readonly Uint8Array<Buffer>[],
): Uint8Array<Buffer | ArrayBuffer> {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const all = new Uint8Array(chunks.reduce((size, { byteLength }) => size + byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}
