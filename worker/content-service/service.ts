import type { SigningCredentials } from "../crypto/signing.ts";
import { RefusedError, verifyRequest } from "../crypto/verification.ts";
import { callOf } from "./calls.ts";
import { failure } from "./respond.ts";

export interface ServiceContext {
  /** The session may read from any replica, because calls write nothing. */
  session: D1DatabaseSession;
  credentials: SigningCredentials;
  /**
   * The current time, in milliseconds since the epoch. It decides whether a signature has expired and which items are
   * shown.
   */
  now: number;
}

/**
 * Verifies the signature of a request and responds. No nonce is stored, because only the worker itself can send such
 * requests.
 */
export async function respondTo(
  request: Request,
  { session, credentials, now }: ServiceContext,
): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    await verifyRequest(request, body, credentials, now);
    const { statements, read } = callOf(request, { body, db: session, now });
    return read(statements.length > 0 ? await session.batch(statements) : []);
  } catch (error) {
    if (error instanceof RefusedError) return failure("refused", error.message);
    throw error;
  }
}
