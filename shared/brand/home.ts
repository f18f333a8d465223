/**
 * Texts and numbers that only the home page and the culture page show. They are not in site.ts, because all pages load
 * that file.
 */

/** The title of an item on the culture page. The item explains the two characters of the company's name. */
export const nameMeaning = {
  zh: "砺是磨刀石，枢是门轴",
  en: "The name Lishu: li, the whetstone, and shu, the pivot of a door",
};

/** The chart on the home page: the amount of steel that was traded on the platform in each year. */
export const series = {
  caption: {
    zh: "平台钢材年交易量，单位：万吨",
    en: "Steel traded on the platform each year, in million tonnes",
  },
  points: [
    { name: "2019", value: 1180, text: { zh: "1,180", en: "11.8" } },
    { name: "2020", value: 1460, text: { zh: "1,460", en: "14.6" } },
    { name: "2021", value: 2050, text: { zh: "2,050", en: "20.5" } },
    { name: "2022", value: 2430, text: { zh: "2,430", en: "24.3" } },
    { name: "2023", value: 2910, text: { zh: "2,910", en: "29.1" } },
    { name: "2024", value: 3370, text: { zh: "3,370", en: "33.7" } },
    { name: "2025", value: 3860, text: { zh: "3,860", en: "38.6" } },
  ],
};

/** A text below the chart, which says in a few sentences how large the company is. */
export const size = {
  zh: "1,900家工业客户在用砺枢的系统，业务覆盖12个国家。集团有员工8,600名，其中研发人员3,200名；三地数据中心共有26,000个机柜。",
  en: "1,900 industrial customers use our systems, and we have projects in 12 countries. Of our 8,600 people, 3,200 work in research and development. Our three data centres have 26,000 racks.",
};

/** Headings and links that mention the company or its pages. */
export const headings = {
  action: { zh: "了解核心业务", en: "Our core business" },
  allFields: { zh: "核心业务", en: "Core business" },
  announcements: { zh: "信息披露", en: "Information disclosure" },
  facts: {
    // On narrow screens, the line may break at the zero width space.
    zh: "六年，平台上的钢\u200b增至三倍多",
    en: "More than three times the steel in six years",
  },
  explore: { zh: "走进砺枢", en: "Explore Lishu" },
};
