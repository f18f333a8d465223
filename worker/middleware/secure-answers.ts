import { createMiddleware } from "hono/factory";
import { NO_STORE } from "../answers/cache-headers.ts";

/**
 * Every answer of the worker, errors and redirects too. What does not say that
 * it may be kept may not: the cache in front keeps a silent 200 for two hours.
 */
export const secureAnswers = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set("x-content-type-options", "nosniff");
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", NO_STORE);
});
