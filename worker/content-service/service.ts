import { claimNonce, forgetNonces, isTimeToForget } from "../upstream/nonces.ts";
import type { SigningCredentials } from "../upstream/signing.ts";
import { RefusedError, type SignedRequest, verifyRequest } from "../upstream/verification.ts";
import { type Answer, malformed, refused } from "./answer.ts";
import { answered, type Call, callOf } from "./calls.ts";
import { MalformedError } from "./parameters.ts";

export interface ServiceContext {
  db: D1Database;
  credentials: SigningCredentials;
  /** Milliseconds since 1970. */
  now: number;
  waitUntil(work: Promise<unknown>): void;
}

/** Answers a request: verified, then nonce and queries in one round trip to the database. */
export async function answerRequest(request: Request, context: ServiceContext): Promise<Answer> {
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    const signed = await verifyRequest(request, body, context.credentials, context.now);
    return await carryOut(callOrComplaint(request, body, context.db), signed, context);
  } catch (error) {
    if (error instanceof RefusedError) return refused(error.message);
    throw error;
  }
}

/** A malformed call uses its nonce up like any other. */
function callOrComplaint(request: Request, body: Uint8Array, db: D1Database): Call {
  try {
    return callOf(request, body, db);
  } catch (error) {
    if (error instanceof MalformedError) return answered(malformed(error.message));
    throw error;
  }
}

async function carryOut(
  call: Call,
  signed: SignedRequest,
  { db, now, waitUntil }: ServiceContext,
): Promise<Answer> {
  const seconds = Math.floor(now / 1000);
  const [claim, ...results] = await db.batch([claimNonce(db, signed, seconds), ...call.statements]);
  if (claim?.results.length !== 1) throw new RefusedError("x-nonce was seen before");
  if (isTimeToForget(signed)) waitUntil(forgetNonces(db, seconds));
  return call.read(results);
}
