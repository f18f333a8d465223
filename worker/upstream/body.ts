import { ContentError } from "../../shared/content/errors.ts";

/** Reads a body as UTF-8 text and gives up at the first byte beyond `maxBytes`. */
export async function readBody(
  response: Response,
  maxBytes: number,
  what: string,
): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, maxBytes, what));
}

/** The same, byte by byte as they came. */
export async function readBytes(
  response: Response,
  maxBytes: number,
  what: string,
): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > maxBytes) throw tooLarge(what, maxBytes);
    chunks.push(chunk);
  }
  return concatenate(chunks, size);
}

function concatenate(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function tooLarge(what: string, maxBytes: number): ContentError {
  return new ContentError("upstream", `${what} answered more than ${maxBytes} bytes`);
}
