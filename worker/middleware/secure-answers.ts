import { createMiddleware } from "hono/factory";

/** Every answer of the worker, errors and redirects too. */
export const secureAnswers = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set("x-content-type-options", "nosniff");
});
