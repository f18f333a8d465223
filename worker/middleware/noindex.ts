import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";

/** A site that is not for search engines says so in every answer: a page may be known from elsewhere. */
export const noindex = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.env.ROBOTS === "none") c.res.headers.set("x-robots-tag", "noindex");
});
