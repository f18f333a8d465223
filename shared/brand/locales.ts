import type { LocaleFacts } from "../i18n/locale-facts.ts";

/**
 * The locales of the site. Each has its messages in shared/i18n/messages, its content in a folder of
 * the seed, and its texts here and in the other files of the brand.
 */
export const locales = {
  zh: {
    tag: "zh-CN",
    name: "中文",
    newsLanguage: "zh-cn",
    domainId: 38,
    subtitles: "en",
  },
  en: {
    tag: "en",
    name: "English",
    openGraph: "en_US",
    domainId: 39,
  },
} as const satisfies Record<string, LocaleFacts>;

/** The locale without a prefix in paths: its home page is `/home`, that of another locale `/en/home`. */
export const defaultLocale = "zh";

/** The zone of all times that name no zone, and of all times that are shown. */
export const timeZone = {
  name: "Asia/Shanghai",
  /**
   * Set if the zone has no daylight saving time any more: its offset from UTC, and the first whole year with that
   * offset.
   */
  fixed: { hours: 8, since: 1992 },
};
