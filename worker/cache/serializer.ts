/** How one kind of value is stored in the Cache API. */
export interface Serializer<T> {
  serialize(value: T): Serialized;
  /** The stored response still has the headers that the store and the platform added. */
  deserialize(response: Response): Promise<{ value: T; bytes: number }>;
}

/** An entry's age and dependencies, added by the store. */
export const METADATA_HEADER = "x-cache-entry";

export interface Serialized {
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Headers;
  /** Approximate size in memory. */
  bytes: number;
}

/** Plain data as JSON; its size in memory is estimated at two bytes a character. */
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

/** A complete response as every visitor gets it; its headers must not be modified. */
export interface StoredDocument {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const STATUS = "x-document-status";
/** What visitors do not get: headers of the cache, and those that the platform adds. */
const STRIPPED_HEADERS = [
  STATUS,
  METADATA_HEADER,
  "cf-cache-status",
  "age",
  "date",
  "cache-control",
];

/**
 * The status is stored as a header: the Cache API has special rules for statuses other than 200.
 */
export const documentSerializer: Serializer<StoredDocument> = {
  serialize({ status, headers, body }) {
    const stored = new Headers(headers);
    stored.set(STATUS, String(status));
    return { body, headers: stored, bytes: body.byteLength };
  },
  async deserialize(response) {
    const headers = new Headers(response.headers);
    for (const name of STRIPPED_HEADERS) headers.delete(name);
    const body = new Uint8Array(await response.arrayBuffer());
    const status = Number(response.headers.get(STATUS));
    return { value: { status, headers, body }, bytes: body.byteLength };
  },
};
