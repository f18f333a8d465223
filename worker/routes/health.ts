import { build } from "virtual:client-assets";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { type Config, ConfigurationError, parseConfig } from "../config/config.ts";
import type { Effects } from "../config/effects.ts";
import { upstreamEffects } from "../middleware/upstream-effects.ts";
import { navigationCall } from "../upstream/calls.ts";
import { createUpstreamClient } from "../upstream/client.ts";

/**
 * Reports the build, whether the settings are valid (naming an invalid variable, never its value)
 * and whether the content service is reachable. An unreachable one is no error: stored responses
 * are still served.
 */
export function health(effects: Effects) {
  const probe = createProbe(effects);
  return async (c: Context<AppEnv>): Promise<Response> => {
    c.get("record").route = "healthz";
    try {
      const config = parseConfig(c.env);
      const isReachable = await probe(c, config);
      return c.json({
        status: isReachable ? "ok" : "degraded",
        build,
        configuration: "valid",
        upstream: {
          kind: config.upstream.embedded ? "embedded" : "external",
          reachable: isReachable,
        },
      });
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      return c.json({ status: "misconfigured", build, message: error.message }, 500);
    }
  };
}

type Probe = (c: Context<AppEnv>, config: Config) => Promise<boolean>;

const PROBE_TIMEOUT_MS = 2000;
/** Limits the upstream load from frequent health checks. */
const PROBE_INTERVAL_MS = 10_000;

/** Requests the navigation without the cache; concurrent and frequent checks share one result. */
function createProbe(effects: Effects): Probe {
  let last = { at: Number.NEGATIVE_INFINITY, isReachable: Promise.resolve(false) };
  return (c, config) => {
    if (effects.now() - last.at >= PROBE_INTERVAL_MS) {
      const isReachable = probeUpstream(c, config, effects);
      last = { at: effects.now(), isReachable };
      // Other health checks may await it after this one's client has disconnected.
      c.executionCtx.waitUntil(isReachable);
    }
    return last.isReachable;
  };
}

async function probeUpstream(
  c: Context<AppEnv>,
  config: Config,
  effects: Effects,
): Promise<boolean> {
  const { upstream, domains } = config;
  const timeoutMs = Math.min(upstream.timeoutMs, PROBE_TIMEOUT_MS);
  const client = createUpstreamClient(
    { ...upstream, timeoutMs },
    upstreamEffects(c, config, effects),
  );
  const { request, parse } = navigationCall(domains.zh);
  try {
    parse((await client(request)).json, (html) => html);
    return true;
  } catch (cause) {
    c.get("warn")("the content service is unreachable", cause);
    return false;
  }
}
