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
  // The platform reads it in one go, at a third of the cost, where nothing can come beyond.
  if (lengthToldBy(response) <= options.maxBytes) return response.text();
  return new TextDecoder().decode(await readBytes(response, options));
}

/** The same, byte by byte as they came. */
export async function readBytes(
  { body }: Response,
  { maxBytes, what, signal }: ReadOptions,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = readerOf(body);
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

interface ChunkReader {
  read(): Promise<ReadableStreamReadResult<Uint8Array>>;
  cancel(): Promise<void>;
}

/** Most answers fit into one: each chunk costs as much as signing a call. */
const CHUNK_BYTES = 16_384;

/** Large chunks where the platform reads the body itself; a stream made by script has its own. */
function readerOf(body: ReadableStream<Uint8Array>): ChunkReader {
  try {
    const reader = body.getReader({ mode: "byob" });
    return {
      read: () => reader.readAtLeast(CHUNK_BYTES, new Uint8Array(CHUNK_BYTES)),
      cancel: () => reader.cancel(),
    };
  } catch {
    return body.getReader();
  }
}

/** A compressed body becomes longer than it is told to be. */
function lengthToldBy({ headers }: Response): number {
  const length = headers.get("content-encoding") === null && headers.get("content-length");
  return length ? Number(length) : Number.POSITIVE_INFINITY;
}

async function readAll(reader: ChunkReader, maxBytes: number, what: string): Promise<Uint8Array> {
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
