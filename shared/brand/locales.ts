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

/** Has no prefix in paths: `/home`, where the others have `/en/home`. */
export const defaultLocale = "zh";

/** Of all times that have no zone of their own, and of all that are shown. */
export const timeZone = {
  name: "Asia/Shanghai",
  /** If there is no daylight saving time: the offset from UTC, and the first whole year that has it. */
  fixed: { hours: 8, since: 1992 },
};
