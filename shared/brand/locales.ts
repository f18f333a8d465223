import type { LocaleFacts } from "../i18n/locale-facts.ts";

/**
 * The locales of the site. Each locale also needs messages in shared/i18n/messages, a folder of content, and texts in
 * the files of shared/brand.
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

/** The locale whose paths have no prefix. Its home page is `/home`, and the English home page is `/en/home`. */
export const defaultLocale = "zh";

/** The time zone of all times that are shown, and of times in the content that name no time zone. */
export const timeZone = {
  name: "Asia/Shanghai",
  /**
   * The offset of the time zone from UTC in hours, and the first full year with this offset. Only a time zone without
   * daylight saving time may have this property.
   */
  fixed: { hours: 8, since: 1992 },
};
