import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { hstsHeader } from "../config/hsts.ts";
import { NO_STORE } from "../responses/cache-headers.ts";

/**
 * Headers of every response, including errors and redirects. Responses without `Cache-Control` get
 * `no-store`: Cloudflare's cache stores a 200 without it for two hours.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set("x-content-type-options", "nosniff");
  c.res.headers.set("strict-transport-security", hstsHeader(c.env.HSTS));
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", NO_STORE);
});

/** With ROBOTS=none every response has `X-Robots-Tag`: URLs may be known from elsewhere. */
export const noindex = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.env.ROBOTS === "none") c.res.headers.set("x-robots-tag", "noindex");
});
