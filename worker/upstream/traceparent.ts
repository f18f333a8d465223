import { hex } from "../crypto/hex.ts";

/** Version 00 of W3C Trace Context; all-zero ids are invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

const PARENT_ID_BYTES = 8;

/**
 * The `traceparent` of upstream requests within the trace of the incoming request, with a new
 * parent id. Undefined without a valid incoming header, which is dropped.
 */
export function continueTrace(
  traceparent: string | undefined,
  randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length)),
): string | undefined {
  const [, traceId, flags] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === undefined) return undefined;
  return `00-${traceId}-${hex(randomBytes(PARENT_ID_BYTES))}-${flags}`;
}
