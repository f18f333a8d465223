import { locales } from "../../shared/i18n/locales.ts";
import { domainSetting, type Env } from "../../worker/config/config.ts";

/** A variable's value, and where somebody wrote it: `wrangler.toml [vars]`, or `--var`. */
export interface Setting {
  value: string;
  place: string;
}

export type Settings = ReadonlyMap<string, Setting>;

/** All but bindings. */
type SettingName = {
  [Name in keyof Env]-?: Env[Name] extends string | undefined ? Name : never;
}[keyof Env];

/** But for those of the locales. */
const names: Record<Exclude<SettingName, `CONTENT_DOMAIN_ID${string}`>, true> = {
  CACHE_FRESH_SECONDS: true,
  CACHE_STALE_SECONDS: true,
  CONTENT_DELAY_MS: true,
  ERROR_REPORT_URL: true,
  HSTS: true,
  INVALIDATION_KEY: true,
  LOCAL_SERVER: true,
  ROBOTS: true,
  SERVICE_WORKER: true,
  SITE_ORIGIN: true,
  SITE_VERIFICATION: true,
  TRACEPARENT: true,
  UPSTREAM_IMAGES: true,
  UPSTREAM_KEY: true,
  UPSTREAM_ORIGIN: true,
  UPSTREAM_SIGNATURE_ALGORITHM: true,
  UPSTREAM_TIMEOUT_MS: true,
  UPSTREAM_USER: true,
  VIDEO_HOSTS: true,
  VITALS_SAMPLE: true,
};

/** Every variable and secret that the worker reads. */
export const SETTING_NAMES = [...Object.keys(names), ...locales.map(domainSetting)];
