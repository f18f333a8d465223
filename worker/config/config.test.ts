import { expect, test } from "vitest";
import { documentSettings, parseConfig } from "./config.ts";
import type { Env } from "./settings.ts";

const external = { UPSTREAM_ORIGIN: "https://cms.example.com", UPSTREAM_KEY: "secret-key" };

test("without any setting the embedded content service is used", () => {
  const config = parseConfig({});
  expect(config.upstream).toMatchObject({
    embedded: true,
    user: "web-portal",
    algorithm: "HMAC-SHA-256",
    timeoutMs: 10_000,
  });
  expect(config.domains).toEqual({ zh: 38, en: 39 });
  expect(config.cache).toEqual({ freshSeconds: 60, staleSeconds: 86_400 });
  expect(config.videoHosts).toEqual(["player.bilibili.com", "v.qq.com"]);
});

test("an empty CONTENT_DOMAIN_ID_EN disables the English locale", () => {
  expect(parseConfig({ CONTENT_DOMAIN_ID_EN: "" }).domains).toEqual({ zh: 38 });
});

test.each([
  ["https://CMS.example.com", "https://cms.example.com"],
  ["https://cms.example.com:443/", "https://cms.example.com"],
])("the origin %s is normalised to %s", (value, origin) => {
  expect(parseConfig({ ...external, UPSTREAM_ORIGIN: value }).upstream.origin).toBe(origin);
});

test("SITE_VERIFICATION is parsed into the names and codes of meta elements", () => {
  const { verification } = parseConfig({
    SITE_VERIFICATION: "baidu=codeva-1, google=a_B=,bing=C1,360=d,sogou=e,yandex=f",
  });
  expect(verification).toEqual([
    { name: "baidu-site-verification", code: "codeva-1" },
    { name: "google-site-verification", code: "a_B=" },
    { name: "msvalidate.01", code: "C1" },
    { name: "360-site-verification", code: "d" },
    { name: "sogou_site_verification", code: "e" },
    { name: "yandex-verification", code: "f" },
  ]);
  expect(parseConfig({ SITE_VERIFICATION: "" }).verification).toEqual([]);
});

test("browsers load pictures directly from the content service by default", () => {
  expect(parseConfig(external).upstream.images).toBe("direct");
  expect(parseConfig({ ...external, UPSTREAM_IMAGES: "proxy" }).upstream.images).toBe("proxy");
});

test.each<[string, Env, Env]>([
  ["verification code", { SITE_VERIFICATION: "baidu=x" }, { SITE_VERIFICATION: "baidu=y" }],
  ["way to load pictures", external, { ...external, UPSTREAM_IMAGES: "proxy" }],
  [
    "key that signs the addresses of pictures",
    { ...external, UPSTREAM_IMAGES: "proxy" },
    { ...external, UPSTREAM_IMAGES: "proxy", UPSTREAM_KEY: "another-key" },
  ],
])("documents are cached separately for each %s", (_, env, other) => {
  const settings = documentSettings(parseConfig(env));
  expect(settings).not.toBe(documentSettings(parseConfig(other)));
  expect(settings).not.toContain("secret-key");
});

test("an origin may end with a slash", () => {
  expect(
    parseConfig({ ...external, UPSTREAM_ORIGIN: "http://127.0.0.1:9100/" }).upstream.origin,
  ).toBe("http://127.0.0.1:9100");
});

test.each<[string, Env, number]>([
  ["60 seconds", {}, 60],
  ["60 seconds with INVALIDATION_KEY but without a database", { INVALIDATION_KEY: "key" }, 60],
  [
    "ten minutes with INVALIDATION_KEY and a database",
    { INVALIDATION_KEY: "key", DB: {} as D1Database },
    600,
  ],
  [
    "the time in CACHE_FRESH_SECONDS",
    { INVALIDATION_KEY: "key", DB: {} as D1Database, CACHE_FRESH_SECONDS: "5" },
    5,
  ],
])("responses are fresh for %s", (_, env, seconds) => {
  expect(parseConfig(env).cache.freshSeconds).toBe(seconds);
});

test.each<[string, Env]>([
  ["UPSTREAM_ORIGIN", { ...external, UPSTREAM_ORIGIN: "https://cms.example.com/path" }],
  ["UPSTREAM_ORIGIN", { ...external, UPSTREAM_ORIGIN: "cms.example.com" }],
  ["UPSTREAM_ORIGIN", { ...external, UPSTREAM_ORIGIN: "ftp://cms.example.com" }],
  ["UPSTREAM_ORIGIN", { ...external, UPSTREAM_ORIGIN: "https://user:pw@cms.example.com" }],
  ["UPSTREAM_KEY", { UPSTREAM_ORIGIN: "https://cms.example.com" }],
  ["UPSTREAM_USER", { UPSTREAM_USER: "网站" }],
  ["UPSTREAM_SIGNATURE_ALGORITHM", { UPSTREAM_SIGNATURE_ALGORITHM: "HMAC-MD5" }],
  ["UPSTREAM_TIMEOUT_MS", { UPSTREAM_TIMEOUT_MS: "ten seconds" }],
  ["UPSTREAM_TIMEOUT_MS", { UPSTREAM_TIMEOUT_MS: "0" }],
  ["UPSTREAM_TIMEOUT_MS", { UPSTREAM_TIMEOUT_MS: "99999999999" }],
  ["UPSTREAM_IMAGES", { ...external, UPSTREAM_IMAGES: "resize" }],
  ["TRACEPARENT", { TRACEPARENT: "visitor" }],
  ["CONTENT_DOMAIN_ID", { CONTENT_DOMAIN_ID: "-1" }],
  ["CONTENT_DOMAIN_ID_EN", { CONTENT_DOMAIN_ID_EN: "en" }],
  ["SITE_ORIGIN", { SITE_ORIGIN: "https://www.example.com/en" }],
  ["CACHE_FRESH_SECONDS", { CACHE_FRESH_SECONDS: "1.5" }],
  ["CACHE_FRESH_SECONDS", { CACHE_FRESH_SECONDS: "1296001" }],
  ["CACHE_STALE_SECONDS", { CACHE_STALE_SECONDS: "1e3" }],
  ["CACHE_STALE_SECONDS", { CACHE_STALE_SECONDS: "99999999" }],
  ["VIDEO_HOSTS", { VIDEO_HOSTS: "https://v.qq.com" }],
  ["HSTS", { HSTS: "everything" }],
  ["ERROR_REPORT_URL", { ERROR_REPORT_URL: "errors.example.com" }],
  ["ERROR_REPORT_URL", { ERROR_REPORT_URL: "http://errors.example.com/secret-key" }],
  ["SITE_VERIFICATION", { SITE_VERIFICATION: "code" }],
  ["SITE_VERIFICATION", { SITE_VERIFICATION: "altavista=code" }],
  ["SITE_VERIFICATION", { SITE_VERIFICATION: "baidu=" }],
  ["SITE_VERIFICATION", { SITE_VERIFICATION: 'google="><script>' }],
])("the error for an invalid value begins with the name of its variable: %s", (name, env) => {
  const message = messageOf(env);
  expect(message).toMatch(new RegExp(`^${name} `));
  expect(message).not.toContain("secret-key");
});

test("the error about invalid settings names every variable with an invalid value", () => {
  const env = { ROBOTS: "some", UPSTREAM_ORIGIN: "cms", CACHE_FRESH_SECONDS: "1.5" };
  expect(messageOf(env)).toBe(
    [
      "UPSTREAM_ORIGIN must be an origin such as https://cms.example.com",
      "UPSTREAM_KEY must be set because UPSTREAM_ORIGIN is set",
      "ROBOTS must be index or none",
      "CACHE_FRESH_SECONDS must be a whole number from 0 to 1296000",
    ].join("; "),
  );
});

function messageOf(env: Env): string {
  try {
    parseConfig(env);
    return "accepted";
  } catch (error) {
    return (error as Error).message;
  }
}
