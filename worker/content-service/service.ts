import { claimNonce, deleteExpiredNonces } from "../crypto/nonces.ts";
import type { SigningCredentials } from "../crypto/signing.ts";
import { RefusedError, type SignedRequest, verifyRequest } from "../crypto/verification.ts";
import { type Call, callOf } from "./calls.ts";
import { failure } from "./respond.ts";

export interface ServiceContext {
  db: D1Database;
  /** For the worker's own calls; absent for callers over HTTP, whose nonces are claimed. */
  session?: D1DatabaseSession | undefined;
  credentials: SigningCredentials;
  /** Milliseconds since 1970: signatures expire by it, items appear and disappear. */
  now: number;
  waitUntil(work: Promise<unknown>): void;
}

/** Verifies a request's signature and responds. */
export async function respondTo(request: Request, context: ServiceContext): Promise<Response> {
  const { db, session, credentials, now } = context;
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    const signed = await verifyRequest(request, body, credentials, now);
    const call = callOf(request, { body, db: session ?? db, now });
    if (!session) return await claimAndRead(call, signed, context);
    // Read-only, so that any replica can be used. Only the worker itself can make such calls, so
    // replays are no threat.
    return call.read(call.statements.length > 0 ? await session.batch(call.statements) : []);
  } catch (error) {
    if (error instanceof RefusedError) return failure("refused", error.message);
    throw error;
  }
}

/** Claims the nonce and queries the primary database in one round trip. */
async function claimAndRead(
  call: Call,
  signed: SignedRequest,
  { db, now, waitUntil }: ServiceContext,
): Promise<Response> {
  const seconds = Math.floor(now / 1000);
  const [claim, ...results] = await db.batch([claimNonce(db, signed, seconds), ...call.statements]);
  if (claim?.results.length !== 1) throw new RefusedError("x-nonce was already used");
  // For about one request in 256: nonces are random.
  if (signed.nonce.startsWith("00")) waitUntil(deleteExpiredNonces(db, seconds).run());
  return call.read(results);
}
