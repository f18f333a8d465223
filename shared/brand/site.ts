import type { Locale } from "../i18n/locales.ts";
import type { HomeSection } from "../routing/page-route.ts";
import type media from "./media.json";

type PictureName = keyof typeof media;

/** Details of the company that only the server uses. The browser's code does not contain them. */
export const company = {
  legalName: {
    zh: "砺枢工业科技集团股份有限公司",
    en: "Lishu Industrial Technology Group Co., Ltd.",
  },
  founded: 1998,
  street: {
    zh: "江北新区浦滨路998号砺枢园区",
    en: "Lishu Campus, 998 Pubin Road, Jiangbei New Area",
  },
  city: { zh: "南京", en: "Nanjing" },
  region: { zh: "江苏", en: "Jiangsu" },
  postalCode: "211899",
  /** The ISO 3166 code of the company's country. All places that `abroad` does not list are in this country. */
  country: "CN",
  telephone: "+86-25-8888-0101",
  email: "contact@lishu.example",
  /** The contact for reports of vulnerabilities, shown in /.well-known/security.txt. */
  securityContact: "security@lishu.example",
  logo: "/icons/icon-512.png",
  /** Foreign places that the content mentions, by country. */
  abroad: {
    SG: ["新加坡", "Singapore"],
    ID: ["雅加达", "芝勒贡", "Jakarta", "Cilegon"],
    KZ: ["卡拉干达", "Karaganda"],
    OM: ["苏哈尔", "Sohar"],
  },
  /** The fields of business. Each `group` is a content group on the page about the core business. */
  fields: [
    { group: "informatisation", zh: "信息化", en: "Digitalisation" },
    { group: "automation", zh: "自动化", en: "Automation" },
    { group: "intelligence", zh: "智能化", en: "Intelligence" },
    {
      group: "information-infrastructure",
      zh: "新一代信息基础设施",
      en: "Digital infrastructure",
    },
  ],
};

/** The paths of the mark in a square of 32 by 32, as in tools/art/logo.svg. */
export const logo = {
  body: [
    "M5 3h6v14.6a6.9 6.9 0 0 0-6 0zM14.4 21H29v6H14.4a6.9 6.9 0 0 0 0-6z",
    "M8 18.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zm0 3.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  ],
  /** The path that is drawn in the accent colour. */
  accent: "M24.8 3H29v4.2L15.2 19.6a8 8 0 0 0-2.8-2.8z",
};

/**
 * The brand: everything that the site says about its company, except what comes from the content service.
 * docs/another-company.md lists the steps for another company.
 */
export const site = {
  /**
   * Part of paths such as `/about/lishu_culture`, and the prefix of entries in the browser's storage. A test checks
   * that the names of the worker, the database and the package begin with this slug.
   */
  slug: "lishu",
  name: { zh: "砺枢集团", en: "Lishu Group" },
  /**
   * The colours of the browser's toolbar in the light and the dark colour scheme. The dark colour is also the
   * background of the reversed logo.
   */
  themeColor: { light: "#f6f7f8", dark: "#14171a" },
  motto: { zh: "以数砺钢，以智为枢", en: "Steel, sharpened by data" },
  description: {
    zh: "砺枢集团为钢铁与流程工业提供信息化、自动化、智能化与新一代信息基础设施服务，并运营钢铁电子商务平台。",
    en: "Lishu Group builds digitalisation, automation, intelligence and digital infrastructure for steel and process industries, and runs a steel e-commerce platform.",
  },
  /** The top of the home page. The title is also shown in previews of links to the home page. */
  opening: {
    overline: { zh: "工业信息技术与钢铁电商", en: "Industrial IT and steel e-commerce" },
    title: { zh: "让每一炉钢，都有数可循", en: "Every heat, on the record" },
    text: {
      zh: "炉前看到的数，和买家看到的数，是同一个。1,900家企业在用。",
      en: "1,900 companies run on our controllers, software and data centres.",
    },
  },
  /** The text on the page for unknown addresses. */
  notFound: {
    zh: "这一炉没有记录。请核对地址，或从这里查起。",
    en: "No record of this heat. Please check the address, or start from here.",
  },
  /** The sections of the home page, in this order. Any section may be left out. */
  sections: ["fields", "facts", "news", "announcements", "explore"],
  /** Suggested keywords on the search page. A search for each of them must have results. */
  searchExamples: {
    zh: ["钢铁", "智能工厂", "热轧", "招聘"],
    en: ["steel", "rolling mill", "safety", "careers"],
  },
  /** The pictures in fixed places. tools/art/export.ts writes their data to shared/brand/pictures.json. */
  pictures: {
    home: "strip-line",
    sections: {
      about: "plant-aerial",
      announcement: "report-still",
      news: "microphones",
      recruitment: "cloakroom",
      contact: "port-cranes",
      subject: "conference-hall",
      product: "city-network",
      home: "server-racks",
    },
    /**
     * Pictures at the top of pages, by the index name of the page's node. A page with the opening `facts` always shows
     * its picture. A page with the opening `growth`, `holdings` or `days` shows a drawing, and shows its picture only
     * if the content lacks the key figures that this opening needs. No two of these pages may have the same picture.
     */
    openings: {
      "INTERNET SERVICES": "port-cranes",
      "CORE BUSINESS": "control-room",
      "DEVELOPMENT BUSINESS": "caster-slab",
      "COMPANY PROFILE": "plant-aerial",
      "EXTERNAL INVESTORS": "ribbed-glass",
      "RECRUITMENT PROCESS": "cloakroom",
    },
    /** The pictures of the fields of business on the home page, by group. They are upright crops. */
    fields: {
      informatisation: "control-room-tall",
      automation: "controller-tall",
      intelligence: "robot-cell-tall",
      "information-infrastructure": "ulanqab-tall",
    },
  },
} satisfies {
  name: Record<Locale, string>;
  sections: HomeSection[];
  pictures: { home: PictureName; [group: string]: PictureName | Record<string, PictureName> };
  [key: string]: unknown;
};
