import { feeds } from "../../shared/brand/pages.ts";
import { site } from "../../shared/brand/site.ts";
import { findNode, type Navigation } from "../../shared/content/navigation.ts";
import { type Locale, localPath, openGraphLocale } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import { HeadStart } from "../../shared/layouts/root-layout.tsx";
import type { Config } from "../config/config.ts";

export interface DocumentHeadProps {
  locale: Locale;
  verification: Config["verification"];
  navigation: Navigation;
}

/**
 * The head elements that all pages of a locale share. React does not hydrate them, because a page in another locale is
 * another document.
 */
export function DocumentHead({ locale, verification, navigation }: DocumentHeadProps) {
  return (
    <>
      <HeadStart />
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={site.themeColor.light}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={site.themeColor.dark}
      />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href={localPath(locale, "/manifest.webmanifest")} />
      {/* Prevents Baidu from converting the page for phones, and the browser 360 from using its legacy engine. */}
      <meta name="applicable-device" content="pc,mobile" />
      <meta name="renderer" content="webkit" />
      <meta property="og:site_name" content={site.name[locale]} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta name="twitter:card" content="summary_large_image" />
      {verification.map(({ name, code }) => (
        <meta key={name} name={name} content={code} />
      ))}
      {feeds.map(
        ({ path, indexName, title }) =>
          findNode(navigation, indexName) && (
            <link
              key={path}
              rel="alternate"
              type="application/atom+xml"
              href={localPath(locale, path)}
              title={message(locale, "siteAndFeed", {
                site: site.name[locale],
                feed: title[locale],
              })}
            />
          ),
      )}
    </>
  );
}
