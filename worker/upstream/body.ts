import { ContentError } from "../../shared/content/errors.ts";
import { concatenate } from "./concatenate.ts";

/** An answer was longer than it may be. */
export class TooLongError extends ContentError {}

export interface ReadOptions {
  maxBytes: number;
  /** Names the answer in an error. */
  what: string;
  /** Ends the reading, even of a body that comes from a binding which knows of no signal. */
  signal?: AbortSignal;
}

const decoder = new TextDecoder();

/** Reads a body as UTF-8 text and gives up at the first byte beyond `maxBytes`. */
export async function readBody(response: Response, options: ReadOptions): Promise<string> {
  // The platform reads it in one go, at a third of the cost, where nothing can come beyond.
  if (declaredLength(response) <= options.maxBytes) return response.text();
  const chunks = await readChunks(response, options);
  const text = decoder.decode(concatenate(chunks));
  reuse(chunks);
  return text;
}

/** The same, byte by byte as they came. */
export async function readBytes(response: Response, options: ReadOptions): Promise<Uint8Array> {
  return concatenate(await readChunks(response, options));
}

/** A compressed body becomes longer than it is told to be. */
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
  /** Whether nothing comes after a chunk. */
  isLast(chunk: Uint8Array): boolean;
}

/** Nearly all answers fit into one: each further chunk costs as much as signing a call. */
const CHUNK_BYTES = 65_536;

/** Large chunks where the platform reads the body itself; a stream made by script has its own. */
function readerOf(body: ReadableStream<Uint8Array>): ChunkReader {
  try {
    const reader = body.getReader({ mode: "byob" });
    return {
      read: () =>
        reader.readAtLeast(
          CHUNK_BYTES,
          new Uint8Array(spare.pop() ?? new ArrayBuffer(CHUNK_BYTES)),
        ),
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
      throw new TooLongError("upstream", `${what} answered more than ${maxBytes} bytes`);
    }
    chunks.push(next.value);
    if (reader.isLast(next.value)) break;
  }
  return chunks;
}

/** New ones would have to be filled with zeros first, and collected afterwards. */
const spare: ArrayBuffer[] = [];
const MOST_SPARE = 8;

/** Takes back what nobody reads any more. */
function reuse(chunks: Uint8Array[]): void {
  for (const { buffer } of chunks) {
    const isComplete = buffer instanceof ArrayBuffer && buffer.byteLength === CHUNK_BYTES;
    if (isComplete && spare.length < MOST_SPARE) spare.push(buffer);
  }
}
