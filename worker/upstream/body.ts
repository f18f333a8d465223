import { ContentError } from "../../shared/content/errors.ts";

/** A response body is longer than allowed. */
export class TooLongError extends ContentError {}

interface ReadOptions {
  maxBytes: number;
  /** Names the request in an error. */
  what: string;
  /**
   * Cancels the read, even of a body from a service binding, which may ignore the request's signal.
   */
  signal?: AbortSignal;
}

/** Reads a body as UTF-8 text; rejects once it exceeds `maxBytes`. */
export async function readBody(response: Response, options: ReadOptions): Promise<string> {
  // With a sufficiently small declared length the platform's own method is safe, at a third of the
  // cost.
  if (declaredLength(response) <= options.maxBytes) return response.text();
  return (await read(response, options)).text();
}

/** The same as bytes. */
export async function readBytes(response: Response, options: ReadOptions): Promise<Uint8Array> {
  return new Uint8Array(await (await read(response, options)).arrayBuffer());
}

/** Unknown for a compressed body, which is longer than its `Content-Length`. */
function declaredLength({ headers }: Response): number {
  const length = headers.get("content-encoding") === null && headers.get("content-length");
  return length ? Number(length) : Number.POSITIVE_INFINITY;
}

async function read({ body }: Response, { maxBytes, what, signal }: ReadOptions): Promise<Blob> {
  if (!body) return new Blob();
  const reader = readerOf(body);
  const cancel = () => void reader.cancel().catch(() => {});
  signal?.addEventListener("abort", cancel, { once: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > maxBytes)
        throw new TooLongError(
          "upstream",
          `the response to ${what} is longer than ${maxBytes} bytes`,
        );
      chunks.push(next.value);
    }
    return new Blob(chunks);
  } catch (error) {
    cancel();
    throw error;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

/** Fits nearly all responses: each further read costs as much as signing a request. */
const CHUNK_BYTES = 65_536;

/** Reads large chunks from platform streams; streams created by scripts support no BYOB reader. */
function readerOf(body: ReadableStream<Uint8Array>) {
  try {
    const reader = body.getReader({ mode: "byob" });
    const read = () => reader.readAtLeast(CHUNK_BYTES, new Uint8Array(CHUNK_BYTES));
    return { read, cancel: () => reader.cancel() };
  } catch {
    return body.getReader();
  }
}
