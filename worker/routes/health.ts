import { build } from "virtual:client-assets";
import type { Context } from "hono";
import { defaultLocale } from "../../shared/brand/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { type Config, ConfigurationError, domainOf, parseConfig } from "../config/config.ts";
import type { Effects } from "../config/effects.ts";
import { withTimeout } from "../config/with-timeout.ts";
import { upstreamEffects } from "../middleware/upstream-effects.ts";
import { navigationCall } from "../upstream/calls.ts";
import { createUpstreamClient } from "../upstream/client.ts";

const PROBE_TIMEOUT_MS = 2000;
/** Limits the upstream load from frequent health checks: concurrent and frequent ones share one result. */
const PROBE_INTERVAL_MS = 10_000;

/** The build, whether settings are valid and the content service is reachable: if not, stored responses are still served. */
export function health(effects: Effects) {
  let last = { at: Number.NEGATIVE_INFINITY, isReachable: Promise.resolve(false) };
  return async (c: Context<AppEnv>): Promise<Response> => {
    c.var.record.route = "healthz";
    try {
      const config = parseConfig(c.env);
      if (effects.now() - last.at >= PROBE_INTERVAL_MS) {
        last = { at: effects.now(), isReachable: probe(c, config, effects) };
        // Other health checks may await it after this one's client has disconnected.
        c.executionCtx.waitUntil(last.isReachable);
      }
      // Its request may have been cancelled together with its promise.
      const reachable = (await withTimeout(last.isReachable, PROBE_TIMEOUT_MS)) ?? false;
      return c.json({
        status: reachable ? "ok" : "degraded",
        build,
        configuration: "valid",
        upstream: { kind: config.upstream.embedded ? "embedded" : "external", reachable },
      });
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      return c.json({ status: "misconfigured", build, message: error.message }, 500);
    }
  };
}

/** Requests the navigation without the cache. */
async function probe(c: Context<AppEnv>, config: Config, effects: Effects): Promise<boolean> {
  const timeoutMs = Math.min(config.upstream.timeoutMs, PROBE_TIMEOUT_MS);
  const upstream = { ...config.upstream, timeoutMs };
  const client = createUpstreamClient(upstream, upstreamEffects(c, config, effects));
  const call = navigationCall(domainOf(config, defaultLocale));
  try {
    call.parse((await client(call)).json, String, undefined);
    return true;
  } catch (cause) {
    c.var.warn("the content service is unreachable", cause);
    return false;
  }
}
