import { type Edition, localPath } from "../../shared/i18n/editions.ts";
import { site } from "../../shared/site.ts";
import type { SiteVerification } from "./verification.ts";

export interface DocumentHeadProps {
  edition: Edition;
  verification: SiteVerification;
}

/**
 * What is the same on all pages of an edition. React puts it into the head; the
 * browser's tree has no such component, and no navigation changes it: the other
 * edition is another document.
 */
export function DocumentHead({ edition, verification }: DocumentHeadProps) {
  return (
    <>
      {/* Baidu and 360 would otherwise rebuild the page for phones, or render it as an old browser. */}
      <meta name="applicable-device" content="pc,mobile" />
      <meta name="renderer" content="webkit" />
      <meta httpEquiv="Cache-Control" content="no-transform" />
      <meta httpEquiv="Cache-Control" content="no-siteapp" />
      <meta property="og:site_name" content={site.name[edition]} />
      <meta property="og:locale" content={edition === "zh" ? "zh_CN" : "en_US"} />
      <meta name="twitter:card" content="summary_large_image" />
      {verification.map(({ name, code }) => (
        <meta key={name} name={name} content={code} />
      ))}
      {feeds.map(({ type, path, title }) => (
        <link
          key={path}
          rel="alternate"
          type={type}
          href={localPath(edition, path)}
          title={`${site.name[edition]}${edition === "zh" ? "" : ": "}${title[edition]}`}
        />
      ))}
    </>
  );
}

const feeds: { type: string; path: string; title: Record<Edition, string> }[] = [
  {
    type: "application/atom+xml",
    path: "/feed.xml",
    title: { zh: "新闻", en: "news" },
  },
  {
    type: "application/feed+json",
    path: "/feed.json",
    title: { zh: "新闻（JSON Feed）", en: "news (JSON Feed)" },
  },
  {
    type: "application/atom+xml",
    path: "/feeds/disclosures.xml",
    title: { zh: "信息披露", en: "information disclosure" },
  },
];
