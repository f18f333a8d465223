/**
 * Texts and numbers that only the home page and the culture page show. They are not in site.ts, because all pages load
 * site.ts.
 */

/** On the culture page, one item explains the company's name. This is the title of that item. */
export const nameMeaning = { zh: "名字的来历", en: "What the name means" };

/** The chart on the home page: a quantity with its value in each year. */
export const series = {
  caption: { zh: "每年交付的订单", en: "Orders delivered each year" },
  points: [
    { name: "2022", value: 120, text: { zh: "120", en: "120" } },
    { name: "2023", value: 180, text: { zh: "180", en: "180" } },
    { name: "2024", value: 240, text: { zh: "240", en: "240" } },
    { name: "2025", value: 310, text: { zh: "310", en: "310" } },
  ],
};

/** The size of the company in a sentence, below the chart. */
export const size = {
  zh: "42家客户在用我们的产品。公司有3座工厂，260名员工。",
  en: "42 customers use our products. We have three plants and 260 people.",
};

/** Headings and links that mention the company or its pages. */
export const headings = {
  action: { zh: "产品与服务", en: "What we do" },
  allFields: { zh: "全部产品与服务", en: "All products and services" },
  announcements: { zh: "公告", en: "Announcements" },
  facts: { zh: "四年，从120单到310单", en: "From 120 to 310 orders in four years" },
  explore: { zh: "走进Acme", en: "Explore Acme" },
};
