import type { Locale } from "../i18n/locales.ts";
import type { HomeSection } from "../routing/page-route.ts";
import type media from "./media.json";

type PictureName = keyof typeof media;

/** Company details, and what else only the server states; not in the client bundle. */
export const company = {
  legalName: { zh: "Acme有限公司", en: "Acme Ltd." },
  founded: 1990,
  street: { zh: "示例路1号", en: "1 Example Road" },
  city: { zh: "示例市", en: "Example City" },
  region: { zh: "示例省", en: "Example Region" },
  postalCode: "100000",
  /** ISO 3166 code, also for places not listed in `abroad`. */
  country: "CN",
  telephone: "+86-10-5555-0100",
  email: "contact@acme.example",
  /** Contact for vulnerability reports (/.well-known/security.txt). */
  securityContact: "security@acme.example",
  logo: "/icons/icon-512.png",
  /** Places abroad used in content, by country. */
  abroad: { ID: ["雅加达", "Jakarta"], SG: ["新加坡", "Singapore"] },
  /** Business fields, named like the content groups of the core business. */
  fields: [
    { group: "products", zh: "产品", en: "Products" },
    { group: "services", zh: "服务", en: "Services" },
  ],
};

/** The mark, drawn in a square of 32 units; the same paths as in tools/art/logo.svg. */
export const logo = {
  body: ["M4 28 16 4l12 24h-6L16 16l-6 12z"],
  /** The path that is drawn in the accent colour. */
  accent: "M13 22h6v6h-6z",
};

/**
 * The brand: what the site says of its company outside the content service. docs/another-company.md
 * has all steps.
 */
export const site = {
  /**
   * Part of paths such as `/about/acme_culture`; prefix of entries in the browser's storage. Worker,
   * database and package are named after it, which a test checks.
   */
  slug: "acme",
  name: { zh: "Acme集团", en: "Acme Group" },
  /**
   * Colours of the browser's frame in light and dark mode. The dark one is also the background of the reversed
   * logo.
   */
  themeColor: { light: "#f6f7f8", dark: "#14171a" },
  motto: { zh: "一件一件做好", en: "One thing well, then the next" },
  description: {
    zh: "Acme集团的网站。这段话出现在搜索结果里，请写明公司做什么、为谁做。",
    en: "The website of Acme Group. Search results show this sentence: say what the company does, and for whom.",
  },
  /** The opening of the home page; its title also names the page where its link is shared. */
  opening: {
    overline: { zh: "产品与服务", en: "Products and services" },
    title: { zh: "一句话，说清你做什么", en: "What you do, in one line" },
    text: {
      zh: "第二句话写给第一次来的人。",
      en: "The second one is for somebody who has never heard of you.",
    },
  },
  /** The text of the page for unknown addresses. The heading above it says that the page does not exist. */
  notFound: {
    zh: "请核对地址，或从这里找起。",
    en: "Please check the address, or start from here.",
  },
  /** The sections of the home page, in their order: any of these. */
  sections: ["fields", "facts", "news", "explore"] as HomeSection[],
  /** Suggested keywords on the search page; each has results. */
  searchExamples: { zh: ["产品", "服务", "新闻"], en: ["product", "service", "news"] },
  /** Names of pictures, the keys of media.json. */
  pictures: {
    home: "horizon",
    sections: {
      about: "arches",
      announcement: "weave",
      news: "waves",
      recruitment: "steps",
      contact: "rings",
      subject: "discs",
      product: "grid",
      home: "horizon",
    },
    /**
     * For each page whose content may lack facts to open with, the picture that it then opens with, by index name.
     * No two pages share a picture.
     */
    openings: {
      "INTERNET SERVICES": "beams",
      "CORE BUSINESS": "grid",
      "DEVELOPMENT BUSINESS": "discs",
      "COMPANY PROFILE": "arches",
      "EXTERNAL INVESTORS": "waves",
      "RECRUITMENT PROCESS": "steps",
    },
    /** The fields of business on the home page, by group: upright crops. */
    fields: { products: "beams-tall", services: "discs-tall" },
  },
} satisfies {
  name: Record<Locale, string>;
  sections: HomeSection[];
  pictures: { home: PictureName; [group: string]: PictureName | Record<string, PictureName> };
  [key: string]: unknown;
};
