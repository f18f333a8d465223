import { hex } from "../crypto/hex.ts";

/** Version 00 of W3C Trace Context; ids of zeros alone are invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

const PARENT_ID_BYTES = 8;

/**
 * The `traceparent` of upstream requests that belong to a request's trace; its
 * own header is not forwarded: the parent id is new, and what is not well formed
 * is dropped. Undefined where the request has no trace.
 */
export function continueTrace(
  traceparent: string | undefined,
  randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length)),
): string | undefined {
  const [, traceId, flags] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === undefined) return undefined;
  return `00-${traceId}-${hex(randomBytes(PARENT_ID_BYTES))}-${flags}`;
}
