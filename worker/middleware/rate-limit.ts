import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { expandIPv6 } from "hono/utils/ipaddr";
import { ContentError } from "../../shared/content/errors.ts";
import type { AppEnv } from "../app-env.ts";
import { isLocalServer } from "../config/settings.ts";

type Limit = "SEARCH_LIMIT" | "HOOK_LIMIT" | "API_LIMIT" | "ITEM_LIMIT" | "REPORT_LIMIT";

/** Makes middleware that checks a rate limit with {@link checkRateLimit}. */
export function rateLimit(binding: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await checkRateLimit(c, binding);
    await next();
  });
}

/**
 * Throws if a client exceeds the limit. There is no limit if the binding is missing, or on the local server, where all
 * clients have the same address.
 */
export async function checkRateLimit(c: Context<AppEnv>, binding: Limit): Promise<void> {
  const limiter = isLocalServer(c.env) ? undefined : c.env[binding];
  const key = networkOf(c.req.header("cf-connecting-ip") ?? "");
  // If the rate limiter is unavailable, the request is served without a limit.
  const outcome = await limiter?.limit({ key }).catch((cause: unknown) => {
    c.var.log.warn("the rate limit could not be checked", cause);
  });
  if (outcome?.success === false)
    throw new ContentError("too-many-requests", "too many requests, try again in a minute");
}

/**
 * Returns an IPv4 address, or the first 64 bits of an IPv6 address. A subscriber can use all IPv6 addresses that begin
 * with the same 64 bits (RFC 6177).
 */
function networkOf(address: string): string {
  const isIPv6 = address.includes(":") && !address.includes(".");
  return isIPv6 ? expandIPv6(address).split(":", 4).join(":") : address;
}
