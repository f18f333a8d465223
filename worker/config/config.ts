import { defaultLocale } from "../../shared/brand/locales.ts";
import { type Locale, localeFacts, locales } from "../../shared/i18n/locales.ts";
import { pathSignature } from "../crypto/path-signature.ts";
import {
  SIGNATURE_ALGORITHMS,
  type SignatureAlgorithm,
  type SigningCredentials,
} from "../crypto/signing.ts";

/** The default UPSTREAM_KEY of the embedded service, which cannot be called from outside. */
export const EMBEDDED_KEY = "local-signing-key";

/** Bindings and variables (docs/settings.md); most are generated (`npm run types`), and a deployment may have none. */
export interface Env extends Partial<Cloudflare.Env> {
  SITE_ORIGIN?: string;
  SERVICE_WORKER?: string;
  TRACEPARENT?: string;
  /** One for each locale but the default one. */
  [setting: `CONTENT_DOMAIN_ID_${string}`]: string | undefined;
  /** Set by `npm start` only: the local server would otherwise buffer streamed responses. */
  LOCAL_SERVER?: string;
  /** Local server only: delay of the embedded content service before each list and item. */
  CONTENT_DELAY_MS?: string;
  /** Optional, and therefore not in wrangler.toml as it is. */
  VITALS?: AnalyticsEngineDataset;
}

const ROBOTS = ["index", "none"] as const;
const UPSTREAM_IMAGES = ["direct", "proxy", "cloudflare"] as const;

export interface Config {
  upstream: {
    origin: string;
    embedded: boolean;
    user: string;
    key: string;
    algorithm: SignatureAlgorithm;
    timeoutMs: number;
    /** Whether calls belong to the trace of the incoming request: for a gateway in front that sets it. */
    trustsTraceparent: boolean;
    /** How visitors get its pictures: from its host, or through the site's, as they are or resized. */
    images: (typeof UPSTREAM_IMAGES)[number];
  };
  /** Content domain of each enabled locale; the default one is always enabled. */
  domains: Partial<Record<Locale, number>> & Record<typeof defaultLocale, number>;
  siteOrigin?: string;
  /** Whether search engines may index the site. */
  robots: (typeof ROBOTS)[number];
  cache: { freshSeconds: number; staleSeconds: number };
  videoHosts: string[];
  /** Codes that prove ownership of the site to search engines, by the name of their meta element. */
  verification: readonly { name: string; code: string }[];
  /** Credentials of content-changed calls; absent: such calls are rejected. */
  invalidation?: SigningCredentials;
  /** Whether the service worker caches pages for offline use. */
  offline: boolean;
  /** Share of visits whose browsers report web vitals, from 0 to 1. */
  vitalsSample: number;
  /** Whether browsers report errors. */
  reportsErrors: boolean;
  localServer: boolean;
  /** Milliseconds; simulates a slow content service during development. */
  contentDelayMs: number;
}

const HOST_ONLY = "max-age=31536000";

/** `Strict-Transport-Security` by the HSTS setting: only the operator knows whether all subdomains support TLS. */
const hstsHeaders: ReadonlyMap<string, string> = new Map([
  ["host", HOST_ONLY],
  ["subdomains", `${HOST_ONLY}; includeSubDomains`],
  ["preload", `${HOST_ONLY}; includeSubDomains; preload`],
]);

/** This host only unless the setting says otherwise; parseConfig rejects invalid values. */
export function hstsHeader(setting = "host"): string {
  return hstsHeaders.get(setting) ?? HOST_ONLY;
}

/** Names of the meta elements by search engine, as in `SITE_VERIFICATION`. */
const verificationNames: ReadonlyMap<string, string> = new Map([
  ["baidu", "baidu-site-verification"],
  ["google", "google-site-verification"],
  ["bing", "msvalidate.01"],
  ["360", "360-site-verification"],
  ["sogou", "sogou_site_verification"],
  ["yandex", "yandex-verification"],
]);

/** Invalid settings; the message names the variables, never a value. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** Placeholder origin of the embedded content service, which is not called over the network. */
const EMBEDDED_ORIGIN = "https://content-service.internal";

/** Parses all settings; throws a ConfigurationError that names every invalid one. */
export function parseConfig(env: Env): Config {
  const faults: string[] = [];
  const read = <T>(parse: () => T): T => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      faults.push(error.message);
      // Nobody reads it: the function ends with an error.
      return undefined as T;
    }
  };
  // Checked only: responseHeaders reads it itself, since responses to invalid settings have the header, too.
  read(() => oneOf("HSTS", env.HSTS || "host", [...hstsHeaders.keys()]));
  const localServer = env.LOCAL_SERVER === "true";
  read(() => checkReportUrl(env.ERROR_REPORT_URL, localServer));
  const embedded = !env.UPSTREAM_ORIGIN;
  const user = read(() => headerValue("UPSTREAM_USER", env.UPSTREAM_USER || "web-portal"));
  const algorithm = read(() =>
    oneOf(
      "UPSTREAM_SIGNATURE_ALGORITHM",
      env.UPSTREAM_SIGNATURE_ALGORITHM || "HMAC-SHA-256",
      SIGNATURE_ALGORITHMS,
    ),
  );
  const config: Config = {
    upstream: {
      origin: embedded
        ? EMBEDDED_ORIGIN
        : read(() => origin("UPSTREAM_ORIGIN", env.UPSTREAM_ORIGIN)),
      embedded,
      user,
      key:
        env.UPSTREAM_KEY ||
        (embedded
          ? EMBEDDED_KEY
          : read(() => invalid("UPSTREAM_KEY", "set, since UPSTREAM_ORIGIN is"))),
      algorithm,
      timeoutMs: read(() => integer("UPSTREAM_TIMEOUT_MS", env.UPSTREAM_TIMEOUT_MS, 10_000, 1)),
      trustsTraceparent:
        read(() => oneOf("TRACEPARENT", env.TRACEPARENT || "own", ["own", "caller"])) === "caller",
      images: read(() =>
        oneOf("UPSTREAM_IMAGES", env.UPSTREAM_IMAGES || "direct", UPSTREAM_IMAGES),
      ),
    },
    domains: Object.fromEntries(
      locales
        .filter((locale) => isEnabled(locale, env))
        .map((locale) => [locale, read(() => domainIn(locale, env))]),
    ) as Config["domains"],
    ...(env.SITE_ORIGIN && { siteOrigin: read(() => origin("SITE_ORIGIN", env.SITE_ORIGIN)) }),
    robots: read(() => oneOf("ROBOTS", env.ROBOTS || "index", ROBOTS)),
    cache: {
      // Where changes are told, age is only the fallback.
      freshSeconds: read(() =>
        integer(
          "CACHE_FRESH_SECONDS",
          env.CACHE_FRESH_SECONDS,
          env.INVALIDATION_KEY && env.DB ? 600 : 60,
        ),
      ),
      staleSeconds: read(() => integer("CACHE_STALE_SECONDS", env.CACHE_STALE_SECONDS, 86_400)),
    },
    videoHosts: read(() => hosts(env.VIDEO_HOSTS ?? "player.bilibili.com,v.qq.com")),
    verification: read(() => siteVerification(env.SITE_VERIFICATION ?? "")),
    ...(env.INVALIDATION_KEY && { invalidation: { user, algorithm, key: env.INVALIDATION_KEY } }),
    offline:
      read(() => oneOf("SERVICE_WORKER", env.SERVICE_WORKER || "on", ["on", "off"])) === "on",
    vitalsSample: read(() => share("VITALS_SAMPLE", env.VITALS_SAMPLE || "0")),
    reportsErrors: Boolean(env.ERROR_REPORT_URL),
    localServer,
    contentDelayMs: localServer
      ? read(() => integer("CONTENT_DELAY_MS", env.CONTENT_DELAY_MS, 0))
      : 0,
  };
  if (faults.length > 0) throw new ConfigurationError(faults.join("; "));
  return config;
}

/** `CONTENT_DOMAIN_ID`; `CONTENT_DOMAIN_ID_EN` of a locale that is not the default one. */
export function domainSetting(locale: Locale) {
  if (locale === defaultLocale) return "CONTENT_DOMAIN_ID";
  return `CONTENT_DOMAIN_ID_${locale.toUpperCase().replaceAll("-", "_")}` as const;
}

/** An empty setting switches a locale off. */
function isEnabled(locale: Locale, env: Env): boolean {
  return locale === defaultLocale || domainValue(locale, env) !== "";
}

function domainIn(locale: Locale, env: Env): number {
  return integer(domainSetting(locale), domainValue(locale, env), localeFacts[locale].domainId);
}

function domainValue(locale: Locale, env: Env): string | undefined {
  return env[domainSetting(locale)];
}

/** The content domain of a locale; that of the default one for a locale that is disabled. */
export function domainOf({ domains }: Config, locale: Locale): number {
  return domains[locale] ?? domains[defaultLocale];
}

/** The settings that affect documents: deployments that differ in one must not share cached documents. */
export function renderedSettings(config: Config): string {
  const { upstream, domains, videoHosts, verification, offline } = config;
  const { vitalsSample, reportsErrors } = config;
  const content = [upstream.origin, imageSettings(config), domains, videoHosts];
  return JSON.stringify([...content, verification, offline, vitalsSample, reportsErrors]);
}

/** Content with addresses of pictures depends on it; their signatures change with the key. */
export function imageSettings({ upstream: { images, key } }: Config): string {
  return images === "direct" ? images : `${images}-${pathSignature("", key)}`;
}

/** A service on the same machine needs no TLS. */
function checkReportUrl(value: string | undefined, localServer: boolean): void {
  if (!value) return;
  const protocol = URL.parse(value)?.protocol;
  if (protocol !== "https:" && !(localServer && protocol === "http:"))
    invalid("ERROR_REPORT_URL", "a URL that begins with https://");
}

function origin(name: string, value = ""): string {
  const url = URL.parse(value);
  const isOrigin =
    /^https?:$/.test(url?.protocol ?? "") &&
    [url?.username, url?.password, url?.search, url?.hash].every((part) => part === "") &&
    url?.pathname === "/";
  return isOrigin ? url.origin : invalid(name, "an origin such as https://cms.example.com");
}

function oneOf<Name extends string>(setting: string, value: string, names: readonly Name[]): Name {
  const choice = names.length > 2 ? `one of ${names.join(", ")}` : names.join(" or ");
  return names.find((name) => name === value) ?? invalid(setting, choice);
}

function integer(name: string, value: string | undefined, byDefault: number, least = 0): number {
  if (value === undefined || value === "") return byDefault;
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least ? number : invalid(name, `a whole number of at least ${least}`);
}

function share(name: string, value: string): number {
  const number = /^\d(?:\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
  return number <= 1 ? number : invalid(name, "a number from 0 to 1, such as 0.1");
}

function headerValue(name: string, value: string): string {
  const isValid = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);
  return isValid ? value : invalid(name, "printable ASCII without spaces around it");
}

function hosts(value: string): string[] {
  const list = value.split(",").map((host) => host.trim().toLowerCase());
  const isValid = list.every((host) => host === "" || /^[a-z0-9.-]+(?::\d+)?$/.test(host));
  return isValid ? list.filter(Boolean) : invalid("VIDEO_HOSTS", "host names separated by commas");
}

function siteVerification(value: string): Config["verification"] {
  const codes = value.split(",").filter((part) => part.trim() !== "");
  return codes.map((part) => {
    const [, engine = "", code = ""] = /^([a-z0-9]+)=([\w.~+/=-]{1,200})$/.exec(part.trim()) ?? [];
    const name = verificationNames.get(engine);
    const engines = [...verificationNames.keys()].join(", ");
    return name
      ? { name, code }
      : invalid("SITE_VERIFICATION", `codes such as baidu=code,google=code, of ${engines}`);
  });
}

function invalid(name: string, expected: string): never {
  throw new ConfigurationError(`${name} must be ${expected}`);
}
