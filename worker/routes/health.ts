import { build } from "virtual:client-assets";
import type { Context } from "hono";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { nodes } from "../../shared/brand/pages.ts";
import { findNode, navigationOf } from "../../shared/content/navigation.ts";
import type { AppEnv } from "../app-env.ts";
import { type Config, domainOf, parseConfig } from "../config/config.ts";
import { ConfigurationError } from "../config/settings.ts";
import { upstreamEffects } from "../middleware/upstream-effects.ts";
import type { Effects } from "../platform/effects.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { type ContentCall, cardsCall, itemCall, navigationCall } from "../upstream/calls.ts";
import { createUpstreamClient } from "../upstream/client.ts";

const PROBE_TIMEOUT_MS = 2000;
const PROBE_CALLS = 3;
const NEWEST = { pageNo: 0, pageSize: 1 };
/** Health checks within this time share one result, so that they do not burden the content service. */
const PROBE_INTERVAL_MS = 10_000;

/**
 * Reports the build, whether settings are valid, and whether the content service responds properly. While the service
 * fails, the site still serves stored responses.
 */
export function health(effects: Effects) {
  let last = { at: Number.NEGATIVE_INFINITY, failing: Promise.resolve<Failing>("navigation") };
  return async (c: Context<AppEnv>): Promise<Response> => {
    c.var.record.route = "healthz";
    try {
      const config = parseConfig(c.env);
      if (effects.now() - last.at >= PROBE_INTERVAL_MS) {
        last = { at: effects.now(), failing: probe(c, config, effects) };
        // Other health checks may still wait for this result when the client that began the check disconnects.
        c.executionCtx.waitUntil(last.failing);
      }
      // The request that began the probe may have been cancelled. The promise may then never settle.
      const limit = PROBE_CALLS * PROBE_TIMEOUT_MS;
      const failing = (await withTimeout(last.failing, limit)) ?? "navigation";
      const reachable = failing === "none";
      const kind = config.upstream.embedded ? "embedded" : "external";
      return c.json({
        status: reachable ? "ok" : "degraded",
        build,
        configuration: "valid",
        upstream: { kind, reachable, ...(!reachable && { failing }) },
      });
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      return c.json({ status: "misconfigured", build, message: error.message }, 500);
    }
  };
}

type Failing = "none" | "navigation" | "list" | "item";

/**
 * Calls the content service without the cache: for the navigation, for the newest card in the list of news, and for
 * that item. Returns which call fails first. There are three calls, because a service may have lost its items and still
 * have its navigation.
 */
async function probe(c: Context<AppEnv>, config: Config, effects: Effects): Promise<Failing> {
  const timeoutMs = Math.min(config.upstream.timeoutMs, PROBE_TIMEOUT_MS);
  const upstream = { ...config.upstream, timeoutMs };
  const client = createUpstreamClient(upstream, upstreamEffects(c, config, effects));
  const send = async <T>(call: ContentCall<T>): Promise<T> => {
    const received = await client(call, undefined, (json) => call.parse(json, String, undefined));
    if (received.missing) throw received.missing;
    return received.value;
  };
  const domainId = domainOf(config, defaultLocale);
  let current: Failing = "navigation";
  try {
    const navigation = navigationOf(await send(navigationCall(domainId)), defaultLocale);
    const node = findNode(navigation, nodes.news);
    current = "list";
    const list = node && (await send(cardsCall(domainId, node.nodeId, NEWEST)));
    current = "item";
    const newest = list?.items[0];
    if (newest) await send(itemCall(newest.id));
    return "none";
  } catch (cause) {
    c.var.log.warn("the content service does not respond properly", cause);
    return current;
  }
}
