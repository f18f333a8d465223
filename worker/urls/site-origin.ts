import type { Config } from "../config/config.ts";

/** The origin of canonical URLs: the configured one, otherwise that of the request. */
export function siteOrigin({ config, url }: { config: Config; url: URL }): string {
  return config.siteOrigin ?? url.origin;
}
