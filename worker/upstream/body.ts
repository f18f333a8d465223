import { ContentError } from "../../shared/content/errors.ts";

/** A response body is longer than allowed. */
export class TooLongError extends ContentError {}

export interface ReadOptions {
  maxBytes: number;
  /** Names the request in an error. */
  what: string;
  /**
   * Cancels the read, even of a body from a service binding, which may ignore the request's signal.
   */
  signal?: AbortSignal;
}

const decoder = new TextDecoder();

/** Reads a body as UTF-8 text; rejects once it exceeds `maxBytes`. */
export async function readBody(response: Response, options: ReadOptions): Promise<string> {
  // With a sufficiently small declared length the platform's own method is safe, at a third of the
  // cost.
  if (declaredLength(response) <= options.maxBytes) return response.text();
  const chunks = await readChunks(response, options);
  const text = decoder.decode(concatenate(chunks));
  release(chunks);
  return text;
}

/** The same as bytes. */
export async function readBytes(response: Response, options: ReadOptions): Promise<Uint8Array> {
  return concatenate(await readChunks(response, options));
}

/** Unknown for a compressed body, which is longer than its `Content-Length`. */
function declaredLength({ headers }: Response): number {
  const length = headers.get("content-encoding") === null && headers.get("content-length");
  return length ? Number(length) : Number.POSITIVE_INFINITY;
}

async function readChunks(
  { body }: Response,
  { maxBytes, what, signal }: ReadOptions,
): Promise<Uint8Array[]> {
  if (!body) return [];
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
  /** Whether no chunk follows this one. */
  isLast(chunk: Uint8Array): boolean;
}

/** Fits nearly all responses: each further read costs as much as signing a request. */
const CHUNK_BYTES = 65_536;

/** Reads large chunks from platform streams; streams created by scripts support no BYOB reader. */
function readerOf(body: ReadableStream<Uint8Array>): ChunkReader {
  try {
    const reader = body.getReader({ mode: "byob" });
    return {
      read: () =>
        reader.readAtLeast(CHUNK_BYTES, new Uint8Array(pool.pop() ?? new ArrayBuffer(CHUNK_BYTES))),
      cancel: () => reader.cancel(),
      isLast: (chunk) => chunk.byteLength < CHUNK_BYTES,
    };
  } catch {
    const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
    return { read: () => reader.read(), cancel: () => reader.cancel(), isLast: () => false };
  }
}

async function readAll(reader: ChunkReader, maxBytes: number, what: string): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      throw new TooLongError(
        "upstream",
        `the response to ${what} is longer than ${maxBytes} bytes`,
      );
    }
    chunks.push(next.value);
    if (reader.isLast(next.value)) break;
  }
  return chunks;
}

/** Buffers are reused: new ones would have to be zeroed and garbage collected. */
const pool: ArrayBuffer[] = [];
const MAX_POOLED = 8;

/** Returns buffers to the pool; nothing may refer to them any more. */
function release(chunks: Uint8Array[]): void {
  for (const { buffer } of chunks) {
    const isPoolable = buffer instanceof ArrayBuffer && buffer.byteLength === CHUNK_BYTES;
    if (isPoolable && pool.length < MAX_POOLED) pool.push(buffer);
  }
}

/** Joins the chunks; a single chunk is returned as it is. */
function concatenate<Buffer extends ArrayBufferLike>(
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
