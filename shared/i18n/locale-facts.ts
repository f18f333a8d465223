/** What shared/brand/locales.ts says about a locale. */
export interface LocaleFacts<Name extends string = string> {
  /** The value of `lang` (BCP 47). */
  tag: string;
  /**
   * The name of the language in that language, such as `English`. The language switch shows this name, and so does the
   * player's menu of subtitles.
   */
  name: string;
  /** The value of `og:locale`. By default it is `lang` with an underscore instead of the hyphen. */
  openGraph?: string;
  /** The language in sitemaps for news. By default it is the name of the locale, such as `en`. */
  newsLanguage?: string;
  /** The content service's domain id of this locale. A setting can override it. */
  domainId: number;
  /**
   * The name of a second locale, such as `en`. Pages of this locale show their name also in the second locale, in
   * capitals below the name in this locale.
   */
  subtitles?: Name;
}
