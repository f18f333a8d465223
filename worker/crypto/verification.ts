import { contentMd5, type SigningCredentials, stringToSign, verifySignature } from "./signing.ts";

/** A request's date may differ from the current time by at most this many seconds. */
const DATE_TOLERANCE = 300;
/**
 * A used nonce is rejected for this many seconds. A request is valid from {@link DATE_TOLERANCE} before its date until
 * {@link DATE_TOLERANCE} after its date, so nobody can repeat it later.
 */
const NONCE_SECONDS = 2 * DATE_TOLERANCE;

/** The result of a successful verification. The nonce still has to be claimed. */
export interface SignedRequest {
  nonce: string;
  /** A second use of the nonce is rejected until this time, in seconds since the epoch. */
  expiresAt: number;
}

/** Thrown if verification fails. The message names the failed check and contains no secret. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

/**
 * Checks the five headers of signing.ts. Rejects with a {@link RefusedError} if one of the headers is wrong. `now` is
 * in milliseconds since the epoch.
 */
export async function verifyRequest(
  request: Request,
  body: Uint8Array,
  credentials: SigningCredentials,
  now: number,
): Promise<SignedRequest> {
  const { pathname, search } = new URL(request.url);
  const [user, nonce] = [header(request, "x-user"), header(request, "x-nonce")];
  const [date, md5] = [header(request, "x-date"), header(request, "content-md5")];
  const headers = { "x-user": user, "x-nonce": nonce, "x-date": date, "content-md5": md5 };
  check(user === credentials.user, "x-user is unknown");
  check(/^[0-9a-f]{32}$/.test(nonce), "x-nonce is not 32 lower-case hex digits");
  const seconds = now / 1000;
  check(Math.abs(seconds - secondsOf(date)) <= DATE_TOLERANCE, "x-date is too far from now");
  check(md5 === (await contentMd5(body)), "content-md5 does not match the body");
  const signature = header(request, "x-signature");
  const text = stringToSign(request.method, pathname + search, headers);
  const isSigned = await verifySignature(credentials, text, signature);
  check(isSigned, "x-signature does not match");
  return { nonce, expiresAt: Math.floor(seconds) + NONCE_SECONDS };
}

function header(request: Request, name: string): string {
  const value = request.headers.get(name);
  check(value !== null, `${name} is missing`);
  return value;
}

/** Dates in any format except IMF-fixdate are rejected, so that each signed date has only one spelling. */
function secondsOf(date: string): number {
  const time = Date.parse(date);
  const isFixed = !Number.isNaN(time) && new Date(time).toUTCString() === date;
  check(isFixed, "x-date is not an IMF-fixdate");
  return time / 1000;
}

function check(holds: boolean, message: string): asserts holds {
  if (!holds) throw new RefusedError(message);
}
