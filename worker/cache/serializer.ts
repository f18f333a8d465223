/** How values of a kind are stored in the Cache API. */
export interface Serializer<T> {
  serialize(value: T): Serialized;
  deserialize(response: Response): Promise<{ value: T; bytes: number }>;
}

export interface Serialized {
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Headers;
  /** What the value takes in memory, about. */
  bytes: number;
}

/** A value of plain data; JSON of the same size in memory, two bytes a character. */
export function jsonSerializer<T>(): Serializer<T> {
  return {
    serialize(value) {
      const body = JSON.stringify(value);
      return { body, bytes: 2 * body.length };
    },
    async deserialize(response) {
      const text = await response.text();
      return { value: JSON.parse(text), bytes: 2 * text.length };
    },
  };
}

/** A complete response with what every visitor gets; nobody changes its headers. */
export interface StoredDocument {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const STATUS = "x-document-status";
/** The platform adds headers of its own to what its cache yields. */
const NOT_OF_THE_DOCUMENT = [STATUS, "cf-cache-status", "age", "date", "cache-control"];

/** Bytes and headers; the status is a header, since a cache has rules of its own for other than 200. */
export const documentSerializer: Serializer<StoredDocument> = {
  serialize({ status, headers, body }) {
    const stored = new Headers(headers);
    stored.set(STATUS, String(status));
    return { body, headers: stored, bytes: body.byteLength };
  },
  async deserialize(response) {
    const headers = new Headers(response.headers);
    for (const name of NOT_OF_THE_DOCUMENT) headers.delete(name);
    const body = new Uint8Array(await response.arrayBuffer());
    const status = Number(response.headers.get(STATUS));
    return { value: { status, headers, body }, bytes: body.byteLength };
  },
};
