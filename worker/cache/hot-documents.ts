import type { WholeDocument } from "./document-cache.ts";

/** An isolate has 128 MB; this is a hundred pages of usual length. */
const MAX_BYTES = 8_388_608;
/** What a document has beside its body: headers, key and tags, at most. */
const OVERHEAD_BYTES = 8192;
/** A page of this length is no reason to let go of a dozen others. */
const LONGEST_BYTES = 524_288;

/**
 * The documents that this isolate has sent last: the Cache API of a data centre
 * costs more than all else that a page from the cache needs. They leave in the
 * order in which they were asked for.
 */
export class HotDocuments {
  readonly #documents = new Map<string, WholeDocument>();
  #bytes = 0;

  get(key: string): WholeDocument | undefined {
    const document = this.#documents.get(key);
    if (!document) return undefined;
    this.#documents.delete(key);
    this.#documents.set(key, document);
    return document;
  }

  set(key: string, document: WholeDocument): void {
    this.delete(key);
    if (document.body.byteLength > LONGEST_BYTES) return;
    this.#documents.set(key, document);
    this.#bytes += sizeOf(document);
    for (const oldest of this.#documents.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const document = this.#documents.get(key);
    if (document) this.#bytes -= sizeOf(document);
    this.#documents.delete(key);
  }
}

function sizeOf({ body }: WholeDocument): number {
  return body.byteLength + OVERHEAD_BYTES;
}
