/** What shared/brand/locales.ts says of a locale. */
export interface LocaleFacts<Name extends string = string> {
  /** Value of `lang` (BCP 47). */
  tag: string;
  /** Name of the language in that language, for the language switch and subtitles. */
  name: string;
  /** Value of `og:locale`, if it is not `lang` with an underscore instead of the hyphen. */
  openGraph?: string;
  /** The language in sitemaps for news, if it is not the locale's name. */
  newsLanguage?: string;
  /** The content service's domain of this locale, unless a setting names another. */
  domainId: number;
  /** The locale in which titles are repeated in capitals, below those in this locale. */
  subtitles?: Name;
}
