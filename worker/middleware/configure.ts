import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Locale, locales } from "../../shared/i18n/locales.ts";
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
  c.set("locales", localesOf(config));
  c.set("hasFrontCache", frontCacheOf(c) !== undefined);
  c.set("signal", c.req.raw.signal);
  await next();
});

/** The platform's cache in front of the worker (Workers Cache), if enabled. */
export function frontCacheOf(c: Context): CacheContext | undefined {
  return (c.executionCtx as ExecutionContext).cache;
}

const both: readonly Locale[] = locales;
const chineseOnly: readonly Locale[] = ["zh"];

function localesOf(config: Config): readonly Locale[] {
  return config.domains.en === undefined ? chineseOnly : both;
}
