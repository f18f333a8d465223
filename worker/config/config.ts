import * as v from "valibot";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { type Locale, localeFacts, locales } from "../../shared/i18n/locales.ts";
import { pathSignature } from "../crypto/path-signature.ts";
import { SIGNATURE_ALGORITHMS } from "../crypto/signing.ts";
import { DEFAULT_VIDEO_HOSTS } from "./video-hosts.ts";

/** The default UPSTREAM_KEY of the embedded service, which cannot be called from outside. */
export const EMBEDDED_KEY = "local-signing-key";

/**
 * Bindings and variables (docs/settings.md); most are generated (`npm run types`), and a deployment may have none.
 */
export interface Env extends Partial<Cloudflare.Env> {
  SITE_ORIGIN?: string;
  SERVICE_WORKER?: string;
  TRACEPARENT?: string;
  /** Set by `npm start` only: the local server would otherwise buffer streamed responses. */
  LOCAL_SERVER?: string;
  /** Local server only: delay of the embedded content service before each list and item. */
  CONTENT_DELAY_MS?: string;
  /** The content domain of a locale, if it is another one than in shared/brand/locales.ts. */
  [domainId: `CONTENT_DOMAIN_ID${string}`]: string | undefined;
  /** Optional, and therefore not in wrangler.toml as it is. */
  VITALS?: AnalyticsEngineDataset;
}

/** The settings as the worker uses them. */
export type Config = ReturnType<typeof readConfig>;

/** Content domain of each enabled locale; the default one is always enabled. */
type Domains = Partial<Record<Locale, number>> & Record<typeof defaultLocale, number>;

/**
 * Longest fresh time and longest stale time, in seconds. Purges must be known for longer than an entry may be served
 * (worker/cache/invalidation-log.ts).
 */
export const MAX_CACHE_SECONDS = 15 * 86_400;
/** Ten minutes. A timer that is set to more than 2^31 ms ends at once. */
const MAX_WAIT_MS = 600_000;
const CACHEABLE = { most: MAX_CACHE_SECONDS };

const HOST_ONLY = "max-age=31536000";

/**
 * The value of `Strict-Transport-Security`. Only the operator knows whether all subdomains support TLS; an invalid
 * setting is read as `host`.
 */
export function hstsHeader(setting: string | undefined): string {
  if (setting === "subdomains") return `${HOST_ONLY}; includeSubDomains`;
  return setting === "preload" ? `${HOST_ONLY}; includeSubDomains; preload` : HOST_ONLY;
}

/** Names of the meta elements by search engine, as in `SITE_VERIFICATION`. */
const VERIFICATION_NAMES: Record<string, string> = {
  baidu: "baidu-site-verification",
  google: "google-site-verification",
  bing: "msvalidate.01",
  360: "360-site-verification",
  sogou: "sogou_site_verification",
  yandex: "yandex-verification",
};

/** Invalid settings; the message names the variables, never a value. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** Placeholder origin of the embedded content service, which is not called over the network. */
const EMBEDDED_ORIGIN = "https://content-service.internal";

const parsed = new WeakMap<Env, Config>();

/** Parses all settings, once; throws a ConfigurationError that names every invalid one. */
export function parseConfig(env: Env): Config {
  const config = parsed.get(env) ?? readConfig(env);
  parsed.set(env, config);
  return config;
}

function readConfig(env: Env) {
  const { success, issues, output: settings } = v.safeParse(settingsSchema(env), env);
  if (!success) {
    const faults = issues.map(({ path, message }) => `${path?.[0].key} must be ${message}`);
    throw new ConfigurationError([...new Set(faults)].join("; "));
  }
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
      /** Whether calls belong to the trace of the incoming request: for a gateway in front that sets it. */
      trustsTraceparent: settings.TRACEPARENT === "caller",
      /** How visitors get its pictures: from its host, or through the site's, as they are or resized. */
      images: settings.UPSTREAM_IMAGES,
    },
    domains,
    /** The enabled locales. */
    locales: locales.filter((locale) => domains[locale] !== undefined),
    ...(settings.SITE_ORIGIN && { siteOrigin: settings.SITE_ORIGIN }),
    /** Whether search engines may index the site. */
    robots: settings.ROBOTS,
    cache: {
      freshSeconds: settings.CACHE_FRESH_SECONDS,
      staleSeconds: settings.CACHE_STALE_SECONDS,
    },
    videoHosts: settings.VIDEO_HOSTS,
    /** Codes that prove ownership of the site to search engines, by the name of their meta element. */
    verification: settings.SITE_VERIFICATION,
    /** Credentials of content-changed calls; absent: such calls are rejected. */
    ...(settings.INVALIDATION_KEY && {
      invalidation: { user, algorithm, key: settings.INVALIDATION_KEY },
    }),
    /** Whether the service worker caches pages for offline use. */
    offline: settings.SERVICE_WORKER === "on",
    /** Share of visits whose browsers report web vitals, from 0 to 1. */
    vitalsSample: Number(settings.VITALS_SAMPLE),
    /** Whether browsers report errors. */
    reportsErrors: settings.ERROR_REPORT_URL !== "",
    /** Milliseconds; simulates a slow content service during development. */
    contentDelayMs: isLocalServer(env) ? settings.CONTENT_DELAY_MS : 0,
  };
}

/** Every variable and secret that the worker reads; a message says what the value must be. */
export function settingsSchema(env: Env) {
  return v.object({
    HSTS: oneOf(["host", "subdomains", "preload"]),
    // A service on the same machine needs no TLS.
    ERROR_REPORT_URL: setting(
      "",
      matching(
        isLocalServer(env) ? /^(?:https?:\/\/.+)?$/ : /^(?:https:\/\/.+)?$/,
        "a URL that begins with https://",
      ),
    ),
    UPSTREAM_USER: setting(
      "web-portal",
      matching(
        /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/,
        "printable ASCII without spaces around it",
      ),
    ),
    UPSTREAM_SIGNATURE_ALGORITHM: oneOf(SIGNATURE_ALGORITHMS),
    UPSTREAM_ORIGIN: setting("", origin),
    UPSTREAM_KEY: setting(
      env.UPSTREAM_ORIGIN ? "" : EMBEDDED_KEY,
      matching(/./, "set, since UPSTREAM_ORIGIN is"),
    ),
    UPSTREAM_TIMEOUT_MS: wholeNumber(10_000, { least: 1, most: MAX_WAIT_MS }),
    UPSTREAM_IMAGES: oneOf(["direct", "proxy", "cloudflare"]),
    TRACEPARENT: oneOf(["own", "caller"]),
    SITE_ORIGIN: setting("", origin),
    ROBOTS: oneOf(["index", "none"]),
    // Where content-changed calls report changes, expiry is only the fallback.
    CACHE_FRESH_SECONDS: wholeNumber(env.INVALIDATION_KEY && env.DB ? 600 : 60, CACHEABLE),
    CACHE_STALE_SECONDS: wholeNumber(86_400, CACHEABLE),
    INVALIDATION_KEY: setting("", v.string()),
    VIDEO_HOSTS: v.pipe(text(DEFAULT_VIDEO_HOSTS), hosts),
    SITE_VERIFICATION: setting("", verificationCodes),
    SERVICE_WORKER: oneOf(["on", "off"]),
    VITALS_SAMPLE: setting(
      "0",
      matching(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, "a number from 0 to 1, such as 0.1"),
    ),
    LOCAL_SERVER: setting("", v.string()),
    CONTENT_DELAY_MS: wholeNumber(0, { most: MAX_WAIT_MS }),
    ...Object.fromEntries(locales.map((locale) => [domainSetting(locale), domainSchema(locale)])),
  });
}

/** Whether it runs under `npm start`. */
export function isLocalServer({ LOCAL_SERVER }: Env): boolean {
  return LOCAL_SERVER === "true";
}

/** `CONTENT_DOMAIN_ID`; `CONTENT_DOMAIN_ID_EN` of a locale that is not the default one. */
function domainSetting(locale: Locale): string {
  const suffix = locale === defaultLocale ? "" : `_${locale.toUpperCase().replaceAll("-", "_")}`;
  return `CONTENT_DOMAIN_ID${suffix}`;
}

/** An empty setting switches a locale off, except for the default locale. */
function domainSchema(locale: Locale) {
  const { domainId } = localeFacts[locale];
  if (locale === defaultLocale) return wholeNumber(domainId);
  return v.pipe(
    text(String(domainId)),
    v.regex(/^\d{0,15}$/, "a whole number of at least 0"),
    v.transform((value) => (value === "" ? undefined : Number(value))),
  );
}

/**
 * The content domains of the enabled locales. The type of the settings does not know their names, which depend on
 * the brand.
 */
function domainsIn(settings: object): Domains {
  const all = locales.map((locale) => [locale, Reflect.get(settings, domainSetting(locale))]);
  return Object.fromEntries(all.filter(([, domainId]) => domainId !== undefined));
}

/** The content domain of a locale; that of the default one for a locale that is disabled. */
export function domainOf({ domains }: Config, locale: Locale): number {
  return domains[locale] ?? domains[defaultLocale];
}

/** A function of the settings that computes its result once for each configuration. */
export function onceForConfig<T>(compute: (config: Config) => T): (config: Config) => T {
  const results = new WeakMap<Config, { result: T }>();
  return (config) => {
    const known = results.get(config) ?? { result: compute(config) };
    results.set(config, known);
    return known.result;
  };
}

/**
 * The settings that affect content: its service, the hosts of its frames, and how its pictures are addressed.
 * Signatures in these addresses change with the key.
 */
export const contentSettings = onceForConfig(({ upstream, videoHosts }) => {
  const { origin, images, key } = upstream;
  const pictures = images === "direct" ? images : `${images}-${pathSignature("", key)}`;
  return [origin, videoHosts.join(), pictures];
});

/** The settings that affect documents: deployments that differ in one must not share cached documents. */
export const renderedSettings = onceForConfig((config) => {
  const { domains, verification, offline, vitalsSample, reportsErrors } = config;
  const others = [domains, verification, offline, vitalsSample, reportsErrors];
  return JSON.stringify([contentSettings(config), others]);
});

/** A setting that is absent or empty has its default. */
function setting<const Schema extends v.GenericSchema<string, unknown>>(
  byDefault: string,
  schema: Schema,
) {
  const given = v.transform((value: string) => value || byDefault);
  return v.pipe(text(""), given, schema);
}

/** Numbers in wrangler.toml are accepted, too. */
function text(byDefault: string) {
  return v.pipe(v.optional(v.unknown(), byDefault), v.transform(String));
}

/** The first is the default. */
function oneOf<const Name extends string>(names: readonly [Name, ...Name[]]) {
  const choice = names.length > 2 ? `one of ${names.join(", ")}` : names.join(" or ");
  return setting(names[0], v.picklist(names, choice));
}

function wholeNumber(byDefault: number, { least = 0, most = Infinity } = {}) {
  const expected =
    most === Infinity
      ? `a whole number of at least ${least}`
      : `a whole number from ${least} to ${most}`;
  const digits = matching(/^\d{1,15}$/, expected);
  const isInRange = (value: number) => value >= least && value <= most;
  const number = v.pipe(digits, v.transform(Number), v.check(isInRange, expected));
  return setting(String(byDefault), number);
}

function matching(pattern: RegExp, expected: string) {
  return v.pipe(v.string(), v.regex(pattern, expected));
}

function partsOf(list: string): string[] {
  return list.split(",").flatMap((part) => part.trim() || []);
}

/** A normalised origin. An empty setting stays empty. */
const origin = v.pipe(
  v.string(),
  v.check((value) => value === "" || isOrigin(value), "an origin such as https://cms.example.com"),
  v.transform((value) => value && new URL(value).origin),
);

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  // A URL with a user, a path or a query would not equal its origin.
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

const hosts = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.transform(partsOf),
  v.array(matching(/^[a-z0-9.-]+(?::\d+)?$/, "host names separated by commas")),
);

const ENGINES = Object.keys(VERIFICATION_NAMES).join("|");
const CODE = new RegExp(`^(${ENGINES})=([\\w.~+/=-]{1,200})$`);
const verificationCodes = v.pipe(
  v.string(),
  v.transform(partsOf),
  v.array(matching(CODE, `codes such as baidu=code,google=code, of ${ENGINES}`)),
  v.mapItems((part) => {
    const [, engine = "", code = ""] = CODE.exec(part) ?? [];
    return { name: VERIFICATION_NAMES[engine] ?? "", code };
  }),
  v.readonly(),
);
