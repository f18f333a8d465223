import { createMiddleware } from "hono/factory";

export const readOnlyMethods = createMiddleware(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return c.text("method not allowed", 405, { allow: "GET, HEAD" });
});
