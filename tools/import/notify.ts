import * as v from "valibot";
import { configOf } from "../settings/read-settings.ts";
import type { Settings } from "../settings/setting.ts";
import { sign } from "../settings/sign.ts";

export const HOOK = "/hooks/content-changed";
const LOCAL_SITE = "http://localhost:8787";
/** The site repeats refused calls to the platform's cache for five seconds before it responds. */
const TIME_LIMIT_MS = 15_000;

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ message: v.string() }) }),
);

/** What to do about a refusal, by status. */
const ADVICE = new Map([
  [401, "; INVALIDATION_KEY and UPSTREAM_USER must be those of the site, and this clock be right"],
  [404, "; set INVALIDATION_KEY at the site"],
]);

export interface Notice {
  origin?: string | undefined;
  /** What has changed: everything, unless said otherwise. */
  change?: { all: true } | { contentIds: string[] };
  /** Entries are deleted, not only revalidated. */
  purge?: boolean;
}

export interface Outcome {
  state: "done" | "refused" | "not sent";
  message: string;
}

/**
 * Invalidates the caches of a running site (docs/api.md). A site that cannot be
 * reached shows new content when its caches expire.
 */
export async function notifySite(
  settings: Settings,
  { origin = LOCAL_SITE, change = { all: true }, purge = false }: Notice = {},
  send: typeof fetch = fetch,
): Promise<Outcome> {
  if (!URL.canParse(origin)) {
    return {
      state: "not sent",
      message: `${origin} is no address such as https://www.example.com`,
    };
  }
  const { invalidation } = configOf(settings);
  if (!invalidation) {
    return {
      state: "not sent",
      message:
        "INVALIDATION_KEY is not set, so the site was not called and its caches expire by age: add it to .dev.vars or the environment",
    };
  }
  const body = JSON.stringify({ ...change, ...(purge && { purge }) });
  try {
    const method = "POST";
    const response = await send(new URL(HOOK, origin), {
      method,
      body,
      headers: await sign({ method, target: HOOK, body }, invalidation),
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.status === 202
      ? { state: "done", message: `${origin} has been notified` }
      : { state: "refused", message: await refusal(origin, response) };
  } catch {
    return {
      state: "not sent",
      message: `no site responds at ${origin}: its caches expire by age`,
    };
  }
}

async function refusal(origin: string, response: Response): Promise<string> {
  const { status } = response;
  const location = response.headers.get("location");
  const text = location === null ? reasonIn(await response.text()) : `it redirects to ${location}`;
  return `${origin} refused the call with ${status}: ${text}${ADVICE.get(status) ?? ""}`;
}

/** The message of the site's own errors, or else the text as it is. */
function reasonIn(text: string): string {
  const parsed = v.safeParse(refusalSchema, text);
  return parsed.success ? parsed.output.error.message : text;
}
