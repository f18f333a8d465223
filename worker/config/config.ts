import * as v from "valibot";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { type Locale, localeFacts, locales } from "../../shared/i18n/locales.ts";
import { pathSignature } from "../crypto/path-signature.ts";
import { SIGNATURE_ALGORITHMS } from "../crypto/signing.ts";
import { DEFAULT_VIDEO_HOSTS } from "./video-hosts.ts";

/**
 * The default UPSTREAM_KEY of the embedded content service. It need not be secret, because that service cannot be
 * called from outside.
 */
export const EMBEDDED_KEY = "local-signing-key";

/**
 * The bindings and variables of the worker (docs/settings.md). `npm run types` generates most of their types. All of
 * them are optional, because a deployment may have none.
 */
export interface Env extends Partial<Cloudflare.Env> {
  SITE_ORIGIN?: string;
  SERVICE_WORKER?: string;
  TRACEPARENT?: string;
  /** Set only by `npm start`. Without this variable the local server would buffer streamed responses. */
  LOCAL_SERVER?: string;
  /** On the local server, the embedded content service waits this long before it returns a list or an item. */
  CONTENT_DELAY_MS?: string;
  /** The content domain of a locale, if it differs from the one in shared/brand/locales.ts. */
  [domainId: `CONTENT_DOMAIN_ID${string}`]: string | undefined;
  /** Where web vitals are stored. The type is not generated, because this binding is commented out in wrangler.toml. */
  VITALS?: AnalyticsEngineDataset;
}

export type Config = ReturnType<typeof readConfig>;

/** The content domain of each enabled locale. The default locale is always enabled. */
type Domains = Partial<Record<Locale, number>> & Record<typeof defaultLocale, number>;

/**
 * Upper limit of CACHE_FRESH_SECONDS and CACHE_STALE_SECONDS. With this limit no cache entry is served for longer than
 * purges are remembered (worker/cache/invalidation-log.ts).
 */
export const MAX_CACHE_SECONDS = 15 * 86_400;
/** Upper limit of all settings that are in milliseconds. A timer of more than 2^31 ms would end at once. */
const MAX_WAIT_MS = 600_000;
const CACHEABLE = { most: MAX_CACHE_SECONDS };

const HOST_ONLY = "max-age=31536000";

/**
 * Returns the value of `Strict-Transport-Security`. Only the operator knows whether all subdomains support TLS. An
 * invalid setting counts as `host`.
 */
export function hstsHeader(setting: string | undefined): string {
  if (setting === "subdomains") return `${HOST_ONLY}; includeSubDomains`;
  return setting === "preload" ? `${HOST_ONLY}; includeSubDomains; preload` : HOST_ONLY;
}

/** The name of the meta element that each search engine reads. `SITE_VERIFICATION` uses the keys of this object. */
const VERIFICATION_NAMES: Record<string, string> = {
  baidu: "baidu-site-verification",
  google: "google-site-verification",
  bing: "msvalidate.01",
  360: "360-site-verification",
  sogou: "sogou_site_verification",
  yandex: "yandex-verification",
};

/** Thrown for invalid settings. The message names the variables but contains no values. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
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
      /**
       * Whether calls to the content service continue the trace of the visitor's request. This is safe only if a
       * gateway in front of the worker sets `traceparent`.
       */
      trustsTraceparent: settings.TRACEPARENT === "caller",
      /**
       * How browsers load pictures: from the content service (`direct`), or through this site, unchanged (`proxy`) or
       * resized (`cloudflare`).
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
    /** Credentials of content-changed calls. Without them such calls are rejected. */
    ...(settings.INVALIDATION_KEY && {
      invalidation: { user, algorithm, key: settings.INVALIDATION_KEY },
    }),
    /** Whether the service worker caches pages for offline use. */
    offline: settings.SERVICE_WORKER === "on",
    /** Share of visits whose browsers report web vitals, from 0 to 1. */
    vitalsSample: Number(settings.VITALS_SAMPLE),
    reportsErrors: settings.ERROR_REPORT_URL !== "",
    /**
     * How long the embedded content service waits before it returns a list or an item, in milliseconds. The delay
     * simulates a slow service during development.
     */
    contentDelayMs: isLocalServer(env) ? settings.CONTENT_DELAY_MS : 0,
  };
}

/**
 * The schema of every variable and secret that the worker reads. Each message of the schema completes a sentence that
 * begins with “<name of the variable> must be”.
 */
export function settingsSchema(env: Env) {
  return v.object({
    HSTS: oneOf(["host", "subdomains", "preload"]),
    // Under `npm start` the service that collects errors may be on the same machine, where it needs no TLS.
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
      matching(/./, "set because UPSTREAM_ORIGIN is set"),
    ),
    UPSTREAM_TIMEOUT_MS: wholeNumber(10_000, { least: 1, most: MAX_WAIT_MS }),
    UPSTREAM_IMAGES: oneOf(["direct", "proxy", "cloudflare"]),
    TRACEPARENT: oneOf(["own", "caller"]),
    SITE_ORIGIN: setting("", origin),
    ROBOTS: oneOf(["index", "none"]),
    // With a key and a database the site can receive content-changed calls. Cache entries may then be fresh for longer.
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

/** Whether the worker runs under `npm start`. */
export function isLocalServer({ LOCAL_SERVER }: Env): boolean {
  return LOCAL_SERVER === "true";
}

/** Returns `CONTENT_DOMAIN_ID` for the default locale, and `CONTENT_DOMAIN_ID_EN`, for example, for another locale. */
function domainSetting(locale: Locale): string {
  const suffix = locale === defaultLocale ? "" : `_${locale.toUpperCase().replaceAll("-", "_")}`;
  return `CONTENT_DOMAIN_ID${suffix}`;
}

/** An empty setting disables the locale. The default locale cannot be disabled. */
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
 * Returns the content domains of the enabled locales. The settings are read with `Reflect`, because their names depend
 * on the brand and the type does not know them.
 */
function domainsIn(settings: object): Domains {
  const all = locales.map((locale) => [locale, Reflect.get(settings, domainSetting(locale))]);
  return Object.fromEntries(all.filter(([, domainId]) => domainId !== undefined));
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
 * picture addresses. These addresses are signed with the key. A signature stands for the key, because the settings
 * become part of cache keys, which must not contain secrets.
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

/** A setting that is missing or empty gets its default. */
function setting<const Schema extends v.GenericSchema<string, unknown>>(
  byDefault: string,
  schema: Schema,
) {
  const given = v.transform((value: string) => value || byDefault);
  return v.pipe(text(""), given, schema);
}

/** Numbers are accepted, too, because wrangler.toml may contain them. */
function text(byDefault: string) {
  return v.pipe(v.optional(v.unknown(), byDefault), v.transform(String));
}

/** The first name is the default. */
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

/** Normalises an origin. An empty setting stays empty. */
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
  v.array(matching(CODE, `codes such as baidu=code,google=code for ${ENGINES}`)),
  v.mapItems((part) => {
    const [, engine = "", code = ""] = CODE.exec(part) ?? [];
    return { name: VERIFICATION_NAMES[engine] ?? "", code };
  }),
  v.readonly(),
);
