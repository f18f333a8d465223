/** Codes that tell search engines whose the site is, by the name of their meta element. */
export type SiteVerification = readonly { name: string; code: string }[];

/** Names of the meta elements, by engine as `SITE_VERIFICATION` has it. */
export const VERIFICATION_NAMES: ReadonlyMap<string, string> = new Map([
  ["baidu", "baidu-site-verification"],
  ["google", "google-site-verification"],
  ["bing", "msvalidate.01"],
  ["360", "360-site-verification"],
  ["sogou", "sogou_site_verification"],
  ["yandex", "yandex-verification"],
]);
