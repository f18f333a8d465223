import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { ContentError } from "../../shared/content/errors.ts";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import type { Warn } from "../config/log.ts";
import { apiError, expectsJson } from "../responses/errors.ts";
import { plainPage } from "../responses/plain-page.ts";

/** The limits are per minute (wrangler.toml). */
const LIMIT_PERIOD_SECONDS = "60";

type Limit = "SEARCH_LIMIT" | "HOOK_LIMIT" | "API_LIMIT" | "ITEM_LIMIT" | "REPORT_LIMIT";

/** Responds with 429 to a client beyond its rate limit; see {@link rateLimitResponse}. */
export function rateLimit(binding: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const rejection = await rateLimitResponse(c, binding);
    return rejection ?? next();
  });
}

/**
 * The 429 response for a client beyond the rate limit of that name. There is no limit without the
 * binding, nor on the local server, where all clients share one address.
 */
export async function rateLimitResponse(
  c: Context<AppEnv>,
  binding: Limit,
): Promise<Response | undefined> {
  const limiter = c.get("config").localServer ? undefined : c.env[binding];
  if (!limiter) return undefined;
  const visitor = networkOf(c.req.header("cf-connecting-ip") ?? "");
  if (await isWithinLimit(limiter, visitor, c.get("warn"))) return undefined;
  const response = expectsJson(c.req.path)
    ? apiError(new ContentError("too-many-requests", "too many requests, try again in a minute"))
    : plainPage(localeOfPath(c.req.path), "tooMany", 429);
  response.headers.set("retry-after", LIMIT_PERIOD_SECONDS);
  return response;
}

/**
 * An IPv4 address, or the first 64 bits of an IPv6 one: a subscriber can use any address of these
 * (RFC 6177).
 */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const groups = address.split(":").filter(Boolean).length;
  const zeros = "0:".repeat(Math.max(0, 8 - groups));
  return address.replace("::", `:${zeros}`).split(":").filter(Boolean).slice(0, 4).join(":");
}

/** Fails open: an unavailable limiter must not fail a request. */
async function isWithinLimit(limiter: RateLimit, key: string, warn: Warn): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (cause) {
    warn("the rate limit could not be checked", cause);
    return true;
  }
}
