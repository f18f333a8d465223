import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { Effects } from "../effects.ts";
import type { Config } from "../env.ts";
import type { Fetch, UpstreamEffects } from "./client.ts";

/** How calls leave, to wherever the content is. */
export function upstreamEffects(
  c: Context<AppEnv>,
  { upstream }: Config,
  { fetch, now }: Effects,
): UpstreamEffects {
  return { fetch: upstream.embedded ? embeddedFetch(c) : fetch, now: () => new Date(now()) };
}

/** The embedded service has no address: it is another entrypoint of this worker. */
function embeddedFetch(c: Context<AppEnv>): Fetch {
  const { exports } = c.executionCtx as unknown as { exports: { ContentService: Fetcher } };
  return (url, init) => exports.ContentService.fetch(url, init);
}
