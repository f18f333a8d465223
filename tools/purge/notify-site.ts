import * as v from "valibot";
import { Failure, reasonOf } from "../cli/failure.ts";
import { configOf } from "../settings/read-settings.ts";
import type { Settings } from "../settings/setting.ts";
import { sign } from "../settings/sign.ts";

export const HOOK = "/hooks/content-changed";
/** The time limit for a call, in milliseconds. The site itself may wait up to twelve seconds for Workers Cache. */
const TIME_LIMIT_MS = 15_000;

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ message: v.string() }) }),
);

/** Maps the status of a refused call to advice, which is added to the message. */
const ADVICE = new Map([
  [
    401,
    "; check that INVALIDATION_KEY and UPSTREAM_USER are the same as on the site, and that this machine's clock is right",
  ],
  [404, "; the site has no INVALIDATION_KEY: set one there"],
]);

/** The response to an accepted call. Its fields say how far the call has reached (docs/api.md). */
const acceptedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    reach: v.optional(v.string()),
    message: v.optional(v.string(), "the site gives no reason"),
    unconfirmed: v.optional(v.string()),
  }),
);

export interface Notice {
  /** The nodes and items that have changed. Undefined if everything has changed. */
  change?: { all: true } | { nodeIds?: number[]; contentIds: (string | number)[] };
  /**
   * Whether cache entries are deleted. If this is false, they stay, and the next request for an entry revalidates the
   * entry.
   */
  purge?: boolean;
}

/**
 * Sends a content-changed call, which invalidates or purges the caches of a running site (docs/api.md). Resolves with
 * warnings about the caches that the call did not reach. Rejects with a {@link Failure} if the site does not accept the
 * call.
 */
export async function notifySite(
  settings: Settings,
  origin: string,
  { change = { all: true }, purge = false }: Notice = {},
  send: typeof fetch = fetch,
): Promise<string[]> {
  if (!URL.canParse(origin)) {
    throw new Failure(`${origin} is not an address: write it like https://www.example.com`);
  }
  const { invalidation } = configOf(settings);
  if (!invalidation) {
    throw new Failure("INVALIDATION_KEY is not set: add it to .dev.vars or the environment");
  }
  const body = JSON.stringify({ ...change, ...(purge && { purge }) });
  const method = "POST";
  const headers = await sign({ method, target: HOOK, body }, invalidation);
  const response = await send(new URL(HOOK, origin), {
    ...{ method, body, headers },
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((error: unknown) => {
    throw new Failure(`no site responds at ${origin}: ${reasonOf(error)}. Check the address`);
  });
  if (response.status !== 202) throw new Failure(await refusal(origin, response));
  return warningsIn(await response.text());
}

function warningsIn(accepted: string): string[] {
  const parsed = v.safeParse(acceptedSchema, accepted);
  if (!parsed.success) return [];
  const { reach, message, unconfirmed } = parsed.output;
  return [
    ...(reach === undefined ? [] : [`! the call reached only ${reach}: ${message}`]),
    ...(unconfirmed === undefined
      ? []
      : [`! ${unconfirmed} has not confirmed the call and may serve old pages for a minute`]),
  ];
}

async function refusal(origin: string, response: Response): Promise<string> {
  const { status } = response;
  const location = response.headers.get("location");
  const text = location === null ? reasonIn(await response.text()) : `it redirects to ${location}`;
  return `${origin} refused the call with ${status}: ${text}${ADVICE.get(status) ?? ""}`;
}

/** The message in the body of an error response. If the body is not JSON with a message, returns the whole body. */
function reasonIn(text: string): string {
  const parsed = v.safeParse(refusalSchema, text);
  return parsed.success ? parsed.output.error.message : text;
}
