import type { Edition } from "./i18n/editions.ts";

/**
 * The brand. Another company changes this file, its content service and its
 * pictures, and nothing else.
 */
export const site = {
  /** Fills `{product}` in paths such as `/about/{product}_culture`. */
  slug: "lishu",
  founded: 1998,
  name: { zh: "砺枢集团", en: "Lishu Group" },
  legalName: {
    zh: "砺枢工业科技集团股份有限公司",
    en: "Lishu Industrial Technology Group Co., Ltd.",
  },
  motto: { zh: "以数砺钢，以智为枢", en: "Steel, sharpened by data" },
  description: {
    zh: "砺枢集团为钢铁与流程工业提供信息化、自动化、智能化与新一代信息基础设施服务，并运营钢铁电子商务平台。",
    en: "Lishu Group builds informatisation, automation, intelligence and new-generation information infrastructure for steel and process industries, and runs a steel e-commerce platform.",
  },
  /** Steel traded on the platform each year, in ten thousand tonnes. */
  traded: [
    { year: 2019, amount: 1180 },
    { year: 2020, amount: 1460 },
    { year: 2021, amount: 2050 },
    { year: 2022, amount: 2430 },
    { year: 2023, amount: 2910 },
    { year: 2024, amount: 3370 },
    { year: 2025, amount: 3860 },
  ],
  figures: { customers: 1900, countries: 12, staff: 8600, researchers: 3200, racks: 26000 },
  themeColor: { light: "#f6f7f8", dark: "#14171a" },
  /** Names of pictures in shared/media.json. */
  pictures: {
    default: "coil-warehouse",
    hero: "strip-line",
    sections: {
      about: "caster-slab",
      announcement: "report-still",
      news: "coil-warehouse",
      recruitment: "robot-cell",
      contact: "port-cranes",
      subject: "control-room",
      product: "city-network",
      home: "server-racks",
    },
  },
} satisfies {
  name: Record<Edition, string>;
  [key: string]: unknown;
};
