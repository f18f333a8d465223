import { defaultLocale } from "../../shared/brand/locales.ts";
import { type Locale, localeFacts, locales } from "../../shared/i18n/locales.ts";
import { SIGNATURE_ALGORITHMS } from "../crypto/signing.ts";
import { DEFAULT_VIDEO_HOSTS } from "./video-hosts.ts";

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
  /**
   * On the local server, the embedded content service waits this many milliseconds before it returns a list or an item.
   */
  CONTENT_DELAY_MS?: string;
  /** The content domain of a locale, if it differs from the one in shared/brand/locales.ts. */
  [domainId: `CONTENT_DOMAIN_ID${string}`]: string | undefined;
  /** Where web vitals are stored. The type is not generated, because this binding is commented out in wrangler.toml. */
  VITALS?: AnalyticsEngineDataset;
}

/** A setting: a variable or a secret that the worker reads. */
interface Setting<Value> {
  /** Used if the variable is missing or empty. */
  byDefault: string;
  /** Completes the message “<name of the variable> must be …”. */
  expected: string;
  /** Returns undefined if the text is invalid. */
  parse: (text: string) => Value | undefined;
  /** If true, an empty variable stays empty and does not get the default. */
  mayBeEmpty?: boolean;
}

/**
 * The default UPSTREAM_KEY of the embedded content service. It need not be secret, because that service cannot be
 * called from outside.
 */
export const EMBEDDED_KEY = "local-signing-key";
/**
 * Upper limit of CACHE_FRESH_SECONDS and CACHE_STALE_SECONDS. With this limit no cache entry is served for longer than
 * purges are remembered (worker/cache/invalidation-log.ts).
 */
export const MAX_CACHE_SECONDS = 15 * 86_400;
/** Upper limit of all settings that are in milliseconds. A timer of more than 2^31 ms would end at once. */
const MAX_WAIT_MS = 600_000;

/** The name of the meta element that each search engine reads. `SITE_VERIFICATION` uses the keys of this object. */
const VERIFICATION_NAMES: Record<string, string> = {
  baidu: "baidu-site-verification",
  google: "google-site-verification",
  bing: "msvalidate.01",
  360: "360-site-verification",
  sogou: "sogou_site_verification",
  yandex: "yandex-verification",
};
const ENGINES = Object.keys(VERIFICATION_NAMES).join("|");

/** All settings: the default of each, what its value must be, and how the value is parsed. */
export function settingsFor(env: Env) {
  return {
    HSTS: oneOf("host", "subdomains", "preload"),
    // Under `npm start` the service that collects errors may be on the same machine, where it needs no TLS.
    ERROR_REPORT_URL: setting(
      "",
      "a URL that begins with https://",
      matching(isLocalServer(env) ? /^(?:https?:\/\/.+)?$/ : /^(?:https:\/\/.+)?$/),
    ),
    UPSTREAM_USER: setting(
      "web-portal",
      "printable ASCII without spaces around it",
      matching(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/),
    ),
    UPSTREAM_SIGNATURE_ALGORITHM: oneOf(...SIGNATURE_ALGORITHMS),
    UPSTREAM_ORIGIN: setting("", "an origin such as https://cms.example.com", parseOrigin),
    UPSTREAM_KEY: setting(
      env.UPSTREAM_ORIGIN ? "" : EMBEDDED_KEY,
      "set because UPSTREAM_ORIGIN is set",
      matching(/./),
    ),
    UPSTREAM_TIMEOUT_MS: wholeNumber(10_000, 1, MAX_WAIT_MS),
    UPSTREAM_IMAGES: oneOf("direct", "proxy", "cloudflare"),
    TRACEPARENT: oneOf("own", "caller"),
    SITE_ORIGIN: setting("", "an origin such as https://cms.example.com", parseOrigin),
    ROBOTS: oneOf("index", "none"),
    // With a key and a database the site can receive content-changed calls. Cache entries may then be fresh for longer.
    CACHE_FRESH_SECONDS: wholeNumber(
      env.INVALIDATION_KEY && env.DB ? 600 : 60,
      0,
      MAX_CACHE_SECONDS,
    ),
    CACHE_STALE_SECONDS: wholeNumber(86_400, 0, MAX_CACHE_SECONDS),
    INVALIDATION_KEY: setting("", "text", String),
    VIDEO_HOSTS: {
      ...setting(DEFAULT_VIDEO_HOSTS, "host names separated by commas", parseHosts),
      mayBeEmpty: true,
    },
    SITE_VERIFICATION: setting(
      "",
      `codes such as baidu=code,google=code for ${ENGINES}`,
      parseVerification,
    ),
    SERVICE_WORKER: oneOf("on", "off"),
    VITALS_SAMPLE: setting("0", "a number from 0 to 1, such as 0.1", parseShare),
    LOCAL_SERVER: setting("", "text", String),
    CONTENT_DELAY_MS: wholeNumber(0, 0, MAX_WAIT_MS),
    ...domainSettings(),
  };
}

type Values<Table> = {
  [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

/**
 * The parsed values of all settings. The settings of the content domains, such as `CONTENT_DOMAIN_ID_EN`, are named
 * after the locales of the brand (shared/brand/locales.ts).
 */
type Settings = Values<ReturnType<typeof settingsFor>> &
  Record<ReturnType<typeof domainSetting>, number | null>;

/** Thrown for invalid settings. The message names the variables but contains no values. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** Parses all settings. Throws a ConfigurationError that names every invalid one. */
export function readSettings(env: Env): Settings {
  const faults: string[] = [];
  const settings = Object.entries<Setting<unknown>>(settingsFor(env));
  const values = settings.map(([name, { byDefault, expected, parse, mayBeEmpty }]) => {
    const given = Reflect.get(env, name);
    const isDefault = given === undefined || (given === "" && !mayBeEmpty);
    // Numbers are accepted, too, because wrangler.toml may contain them.
    const value = parse(isDefault ? byDefault : String(given));
    if (value === undefined) faults.push(`${name} must be ${expected}`);
    return [name, value];
  });
  if (faults.length > 0) throw new ConfigurationError(faults.join("; "));
  return Object.fromEntries(values);
}

/** Whether the worker runs on the local server (`npm start`). */
export function isLocalServer({ LOCAL_SERVER }: Env): boolean {
  return LOCAL_SERVER === "true";
}

/**
 * Returns the name of the setting for a locale's content domain: `CONTENT_DOMAIN_ID` for the default locale, and a name
 * such as `CONTENT_DOMAIN_ID_EN` for any other locale.
 */
export function domainSetting(locale: Locale): `CONTENT_DOMAIN_ID${string}` {
  const suffix = locale === defaultLocale ? "" : `_${locale.toUpperCase().replaceAll("-", "_")}`;
  return `CONTENT_DOMAIN_ID${suffix}`;
}

/**
 * Makes the settings of the content domains. An empty setting disables its locale: the domain of the locale is then
 * null. The default locale cannot be disabled.
 */
function domainSettings(): Record<string, Setting<number | null>> {
  const all = locales.map((locale) => {
    const number = wholeNumber(localeFacts[locale].domainId);
    const parse = (text: string) => (text === "" ? null : number.parse(text));
    const domain = locale === defaultLocale ? number : { ...number, parse, mayBeEmpty: true };
    return [domainSetting(locale), domain];
  });
  return Object.fromEntries(all);
}

function setting<Value>(
  byDefault: string,
  expected: string,
  parse: (text: string) => Value | undefined,
): Setting<Value> {
  return { byDefault, expected, parse };
}

/** Accepts one of the names. The first name is the default. */
function oneOf<const Name extends string>(...names: readonly [Name, ...Name[]]): Setting<Name> {
  const choice = names.length > 2 ? `one of ${names.join(", ")}` : names.join(" or ");
  return setting(names[0], choice, (text) => names.find((name) => name === text));
}

function wholeNumber(byDefault: number, least = 0, most = Infinity): Setting<number> {
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
  return setting(String(byDefault), `a whole number ${range}`, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });
}

function matching(pattern: RegExp) {
  return (text: string) => (pattern.test(text) ? text : undefined);
}

/** Normalises an origin. An empty text stays empty. */
function parseOrigin(text: string): string | undefined {
  if (text === "") return text;
  const url = URL.parse(text);
  // A URL with a user, a path or a query is not an origin, so it is rejected.
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

function parseHosts(text: string): string[] | undefined {
  const hosts = partsOf(text.toLowerCase());
  return hosts.every((host) => /^[a-z0-9.-]+(?::\d+)?$/.test(host)) ? hosts : undefined;
}

const CODE = new RegExp(`^(${ENGINES})=([\\w.~+/=-]{1,200})$`);

/** Returns the name and the content of each meta element. */
function parseVerification(text: string): readonly { name: string; code: string }[] | undefined {
  const parts = partsOf(text);
  if (!parts.every((part) => CODE.test(part))) return undefined;
  return parts.map((part) => {
    const [, engine = "", code = ""] = CODE.exec(part) ?? [];
    return { name: VERIFICATION_NAMES[engine] ?? "", code };
  });
}

function parseShare(text: string): number | undefined {
  return /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(text) ? Number(text) : undefined;
}

function partsOf(list: string): string[] {
  return list.split(",").flatMap((part) => part.trim() || []);
}
