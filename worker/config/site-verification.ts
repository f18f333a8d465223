/** Codes that prove ownership of the site to search engines, by the name of their meta element. */
export type SiteVerification = readonly { name: string; code: string }[];

/** Names of the meta elements by search engine, as in `SITE_VERIFICATION`. */
export const VERIFICATION_NAMES: ReadonlyMap<string, string> = new Map([
  ["baidu", "baidu-site-verification"],
  ["google", "google-site-verification"],
  ["bing", "msvalidate.01"],
  ["360", "360-site-verification"],
  ["sogou", "sogou_site_verification"],
  ["yandex", "yandex-verification"],
]);
