import { createMiddleware } from "hono/factory";
import { locales } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { type Config, type Env, parseConfig } from "../config/config.ts";

/** Settings that are missing here are parsed again. */
const parsed = new WeakMap<Env, Config>();

/** Sets the context variables. Settings are parsed once per isolate; invalid ones throw for every request. */
export const configure = createMiddleware<AppEnv>(async (c, next) => {
  const config = parsed.get(c.env) ?? parseConfig(c.env);
  parsed.set(c.env, config);
  c.set("config", config);
  const url = new URL(c.req.url);
  c.set("url", url);
  c.set("origin", config.siteOrigin ?? url.origin);
  c.set(
    "locales",
    locales.filter((locale) => config.domains[locale] !== undefined),
  );
  c.set("frontCache", (c.executionCtx as ExecutionContext).cache);
  c.set("signal", c.req.raw.signal);
  await next();
});
