import { createMiddleware } from "hono/factory";

/** Everything here can only be read. */
export const readOnlyMethods = createMiddleware(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return c.text("method not allowed", 405, { allow: "GET, HEAD" });
});
