import { ContentError } from "../../shared/content/errors.ts";

/** An answer was longer than it may be. */
export class TooLongError extends ContentError {}

export interface ReadOptions {
  maxBytes: number;
  /** Names the answer in an error. */
  what: string;
  /** Ends the reading, even of a body that comes from a binding which knows of no signal. */
  signal?: AbortSignal;
}

/** Reads a body as UTF-8 text and gives up at the first byte beyond `maxBytes`. */
export async function readBody(response: Response, options: ReadOptions): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, options));
}

/** The same, byte by byte as they came. */
export async function readBytes(
  { body }: Response,
  { maxBytes, what, signal }: ReadOptions,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    return await readAll(reader, maxBytes, what);
  } catch (error) {
    cancel();
    throw error;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  what: string,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      throw new TooLongError("upstream", `${what} answered more than ${maxBytes} bytes`);
    }
    chunks.push(next.value);
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
