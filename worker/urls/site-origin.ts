import type { Config } from "../config/config.ts";

/** The origin that canonical URLs have: the configured one, else the request's. */
export function siteOrigin({ config, url }: { config: Config; url: URL }): string {
  return config.siteOrigin ?? url.origin;
}
