/** What shared/brand/locales.ts says of a locale. */
export interface LocaleFacts<Name extends string = string> {
  /** Value of `lang` (BCP 47). */
  tag: string;
  /** In its own language, for the language switch and subtitles. */
  name: string;
  /** Open Graph's tag, if it is not that one with an underscore. */
  openGraph?: string;
  /** The language in sitemaps for news, if it is not the locale's name. */
  newsLanguage?: string;
  /** Content domain, unless a setting says otherwise. */
  domainId: number;
  /** The locale whose titles stand below its own, in capitals. */
  subtitles?: Name;
}
