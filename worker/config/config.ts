import { defaultLocale } from "../../shared/brand/locales.ts";
import { type Locale, locales } from "../../shared/i18n/locales.ts";
import { pathSignature } from "../crypto/path-signature.ts";
import { domainSetting, type Env, isLocalServer, readSettings } from "./settings.ts";

export type Config = ReturnType<typeof readConfig>;

/**
 * The number of the content domain of each enabled locale. A content domain contains all content of one locale. The
 * default locale is always enabled.
 */
type Domains = Partial<Record<Locale, number>> & Record<typeof defaultLocale, number>;

const HOST_ONLY = "max-age=31536000";

/**
 * Returns the value of the header `Strict-Transport-Security`. The operator chooses this value with a setting, because
 * only the operator knows whether all subdomains support TLS. An invalid setting counts as `host`.
 */
export function hstsHeader(setting: string | undefined): string {
  if (setting === "subdomains") return `${HOST_ONLY}; includeSubDomains`;
  return setting === "preload" ? `${HOST_ONLY}; includeSubDomains; preload` : HOST_ONLY;
}

/** Placeholder for the origin of the embedded content service, which is not called over the network. */
const EMBEDDED_ORIGIN = "https://content-service.internal";

const parsed = new WeakMap<Env, Config>();

/** Parses all settings once. Throws a ConfigurationError that names every invalid setting. */
export function parseConfig(env: Env): Config {
  const config = parsed.get(env) ?? readConfig(env);
  parsed.set(env, config);
  return config;
}

function readConfig(env: Env) {
  const settings = readSettings(env);
  const { UPSTREAM_USER: user, UPSTREAM_SIGNATURE_ALGORITHM: algorithm } = settings;
  const domains = domainsIn(settings);
  return {
    upstream: {
      origin: settings.UPSTREAM_ORIGIN || EMBEDDED_ORIGIN,
      embedded: settings.UPSTREAM_ORIGIN === "",
      user,
      key: settings.UPSTREAM_KEY,
      algorithm,
      timeoutMs: settings.UPSTREAM_TIMEOUT_MS,
      /**
       * Whether calls to the content service continue the trace of the visitor's request. This is safe only if a
       * gateway in front of the worker sets `traceparent`.
       */
      trustsTraceparent: settings.TRACEPARENT === "caller",
      /**
       * How browsers load pictures: directly from the content service (`direct`), unchanged through this site
       * (`proxy`), or resized through this site (`cloudflare`).
       */
      images: settings.UPSTREAM_IMAGES,
    },
    domains,
    locales: locales.filter((locale) => domains[locale] !== undefined),
    ...(settings.SITE_ORIGIN && { siteOrigin: settings.SITE_ORIGIN }),
    /** `index` if search engines may index the site, or else `none`. */
    robots: settings.ROBOTS,
    cache: {
      freshSeconds: settings.CACHE_FRESH_SECONDS,
      staleSeconds: settings.CACHE_STALE_SECONDS,
    },
    videoHosts: settings.VIDEO_HOSTS,
    /** The meta elements that prove to search engines who owns the site. */
    verification: settings.SITE_VERIFICATION,
    /** The credentials with which a content-changed call must be signed. Without them every such call is rejected. */
    ...(settings.INVALIDATION_KEY && {
      invalidation: { user, algorithm, key: settings.INVALIDATION_KEY },
    }),
    /** Whether the service worker caches pages for offline use. */
    offline: settings.SERVICE_WORKER === "on",
    /** Share of visits whose browsers report web vitals, from 0 to 1. */
    vitalsSample: settings.VITALS_SAMPLE,
    reportsErrors: settings.ERROR_REPORT_URL !== "",
    /**
     * How long the embedded content service waits before it returns a list or an item, in milliseconds. The delay
     * simulates a slow service during development.
     */
    contentDelayMs: isLocalServer(env) ? settings.CONTENT_DELAY_MS : 0,
  };
}

/** Returns the content domains of the enabled locales. */
function domainsIn(settings: ReturnType<typeof readSettings>): Domains {
  const all = locales.map((locale) => [locale, settings[domainSetting(locale)]]);
  return Object.fromEntries(all.filter(([, domainId]) => domainId !== null));
}

/** Returns the content domain of a locale. A disabled locale gets the domain of the default locale. */
export function domainOf({ domains }: Config, locale: Locale): number {
  return domains[locale] ?? domains[defaultLocale];
}

/** Makes a function that computes its result only once for each configuration. */
export function onceForConfig<T>(compute: (config: Config) => T): (config: Config) => T {
  const results = new WeakMap<Config, { result: T }>();
  return (config) => {
    const known = results.get(config) ?? { result: compute(config) };
    results.set(config, known);
    return known.result;
  };
}

/**
 * The settings on which parsed content depends: the content service, the hosts of embedded videos, and the form of
 * picture addresses. If pictures are loaded through this site, their addresses are signed with `UPSTREAM_KEY`. All
 * these settings become part of cache keys. A cache key must not contain a secret, so it contains a signature that was
 * made with `UPSTREAM_KEY`, and not `UPSTREAM_KEY` itself.
 */
export const contentSettings = onceForConfig(({ upstream, videoHosts }) => {
  const { origin, images, key } = upstream;
  const pictures = images === "direct" ? images : `${images}-${pathSignature("", key)}`;
  return [origin, videoHosts.join(), pictures];
});

/**
 * The settings on which documents depend. They are part of the cache key of a document, so that deployments with
 * different settings do not share documents.
 */
export const documentSettings = onceForConfig((config) => {
  const { domains, verification, offline, vitalsSample, reportsErrors } = config;
  const others = [domains, verification, offline, vitalsSample, reportsErrors];
  return JSON.stringify([contentSettings(config), others]);
});
