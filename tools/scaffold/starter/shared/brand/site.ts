import type { Locale } from "../i18n/locales.ts";
import type { HomeSection } from "../routing/page-route.ts";
import type media from "./media.json";

type PictureName = keyof typeof media;

/** Details of the company that only the server uses. They are not in the code that browsers load. */
export const company = {
  legalName: { zh: "Acme有限公司", en: "Acme Ltd." },
  founded: 1990,
  street: { zh: "示例路1号", en: "1 Example Road" },
  city: { zh: "示例市", en: "Example City" },
  region: { zh: "示例省", en: "Example Region" },
  postalCode: "100000",
  /** The ISO 3166 code of the company's country. Places that `abroad` does not list are in this country. */
  country: "CN",
  telephone: "+86-10-5555-0100",
  email: "contact@acme.example",
  /** The contact for reports of vulnerabilities, shown in /.well-known/security.txt. */
  securityContact: "security@acme.example",
  logo: "/icons/icon-512.png",
  /** Maps the code of a foreign country to the names of its places that the content mentions. */
  abroad: { ID: ["雅加达", "Jakarta"], SG: ["新加坡", "Singapore"] },
  /** The fields of business. `group` is the name of a group of items on the page about the core business. */
  fields: [
    { group: "products", zh: "产品", en: "Products" },
    { group: "services", zh: "服务", en: "Services" },
  ],
};

/** The SVG paths of the logo mark in a square of 32 by 32. They must be the same as in tools/art/logo.svg. */
export const logo = {
  body: ["M4 28 16 4l12 24h-6L16 16l-6 12z"],
  /** The path that is drawn in the accent colour. */
  accent: "M13 22h6v6h-6z",
};

/**
 * The brand: everything that the site says about its company and that does not come from the content service.
 * docs/another-company.md lists the steps for another company.
 */
export const site = {
  /**
   * The company's name in paths such as `/about/acme_culture` and in the names of entries in the browser's storage. A
   * test checks that the worker, the database and the package are named after this slug.
   */
  slug: "acme",
  name: { zh: "Acme集团", en: "Acme Group" },
  /**
   * The colours of the browser's toolbar in light and dark mode. The dark colour is also the background of the
   * reversed logo.
   */
  themeColor: { light: "#f6f7f8", dark: "#14171a" },
  motto: { zh: "一件一件做好", en: "One thing well, then the next" },
  description: {
    zh: "Acme集团的网站。这段话出现在搜索结果里，请写明公司做什么、为谁做。",
    en: "The website of Acme Group. Search results show this sentence: say what the company does, and for whom.",
  },
  /** The texts at the top of the home page. Previews of a link to the home page also show the title. */
  opening: {
    overline: { zh: "产品与服务", en: "Products and services" },
    title: { zh: "一句话，说清你做什么", en: "What you do, in one line" },
    text: {
      zh: "第二句话写给第一次来的人。",
      en: "A second line explains it to somebody who has never heard of you.",
    },
  },
  /** The text on the page for unknown addresses. It is below the heading, which says that the page does not exist. */
  notFound: {
    zh: "请核对地址，或从这里找起。",
    en: "Please check the address, or start from here.",
  },
  /** The sections of the home page, in this order. Any section may be left out. */
  sections: ["fields", "facts", "news", "explore"] as HomeSection[],
  /** The keywords that the search page suggests. A search for each of them must find something. */
  searchExamples: { zh: ["产品", "服务", "新闻"], en: ["product", "service", "news"] },
  /** The pictures that are not part of the content. Each value is the name of a picture in media.json. */
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
     * Maps the index name of a page to the picture at the top of this page. A page with the opening `facts` always
     * shows its picture. A page with the opening `growth`, `holdings` or `days` shows a drawing, and shows its picture
     * only if the content lacks the key figures that this opening needs. No two of these pages may have the same
     * picture.
     */
    openings: {
      "INTERNET SERVICES": "beams",
      "CORE BUSINESS": "grid",
      "DEVELOPMENT BUSINESS": "discs",
      "COMPANY PROFILE": "arches",
      "EXTERNAL INVESTORS": "waves",
      "RECRUITMENT PROCESS": "steps",
    },
    /** Maps the group of a field of business to its picture on the home page. The pictures are upright crops. */
    fields: { products: "beams-tall", services: "discs-tall" },
  },
} satisfies {
  name: Record<Locale, string>;
  sections: HomeSection[];
  pictures: { home: PictureName; [group: string]: PictureName | Record<string, PictureName> };
  [key: string]: unknown;
};
