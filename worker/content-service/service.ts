import type { SigningCredentials } from "../crypto/signing.ts";
import { RefusedError, verifyRequest } from "../crypto/verification.ts";
import { callOf } from "./calls.ts";
import { failure } from "./respond.ts";

export interface ServiceContext {
  /** Any replica will do, because calls only read. */
  session: D1DatabaseSession;
  credentials: SigningCredentials;
  /** Milliseconds since 1970. It decides whether a signature has expired and which items are shown. */
  now: number;
}

/** Verifies a request's signature and responds. Only the worker itself can make such calls, so no nonce is stored. */
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
