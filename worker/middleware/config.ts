import { createMiddleware } from "hono/factory";
import { type Edition, editions } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";
import { type Config, type Env, parseConfig } from "../config/config.ts";

const parsed = new WeakMap<Env, Config>();

/** Prepares a request. Settings are read once for the life of an isolate; a wrong one throws every time. */
export const configure = createMiddleware<AppEnv>(async (c, next) => {
  const config = parsed.get(c.env) ?? parseConfig(c.env);
  parsed.set(c.env, config);
  c.set("config", config);
  c.set("url", new URL(c.req.url));
  c.set("editions", editionsOf(config));
  c.set("leaving", c.req.raw.signal);
  await next();
});

const both: readonly Edition[] = editions;
const chineseOnly: readonly Edition[] = ["zh"];

function editionsOf(config: Config): readonly Edition[] {
  return config.domains.en === undefined ? chineseOnly : both;
}
