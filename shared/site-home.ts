/** What only the home page or that of the culture shows: apart from site.ts because other pages do not load it. */

/** Of the characters, on the page of the culture. */
export const nameMeaning = {
  zh: "砺是磨刀石，枢是门轴",
  en: "Lishu: the whetstone and the pivot",
};

/** Steel traded on the platform each year, in ten thousand tonnes. */
export const traded = [
  { year: 2019, amount: 1180 },
  { year: 2020, amount: 1460 },
  { year: 2021, amount: 2050 },
  { year: 2022, amount: 2430 },
  { year: 2023, amount: 2910 },
  { year: 2024, amount: 3370 },
  { year: 2025, amount: 3860 },
];

export const figures = [
  {
    value: 1900,
    label: { zh: "工业客户", en: "industrial customers" },
    unit: { zh: "家", en: "" },
  },
  {
    value: 12,
    label: { zh: "业务覆盖国家", en: "countries with projects" },
    unit: { zh: "个", en: "" },
  },
  {
    value: 8600,
    label: { zh: "员工，其中研发3,200名", en: "people, 3,200 of them in research" },
    unit: { zh: "名", en: "" },
  },
  {
    value: 26000,
    label: { zh: "三地数据中心", en: "racks in three data centres" },
    unit: { zh: "个机柜", en: "" },
  },
];

/** Headings that say something of the company. */
export const headings = {
  figures: {
    // A zero width space: the line may break there on narrow screens.
    zh: "六年，从1,180万吨\u200b到3,860万吨",
    en: "From 11.8 to 38.6 million tonnes in six years",
  },
  explore: { zh: "走进砺枢", en: "Explore Lishu" },
};
