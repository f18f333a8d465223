import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";

/** With ROBOTS=none every response has `X-Robots-Tag`: URLs may be known from elsewhere. */
export const noindex = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.env.ROBOTS === "none") c.res.headers.set("x-robots-tag", "noindex");
});
