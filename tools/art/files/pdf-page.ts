import { company } from "../../../shared/brand/site.ts";
import { escapeHtml } from "../../../shared/text/escape-html.ts";
import type { Cover } from "./cover-list.ts";
import { coverHtml, coverStyles } from "./cover-page.ts";
import type { PrintedItem } from "./documents.ts";
import { LOGOS } from "./group-logos.ts";

/** What the page needs besides the item: read from files. */
export interface PageAssets {
  css: string;
  /** The item's body with its pictures in it. */
  content: string;
  cover?: { cover: Cover; picture: string } | undefined;
}

const WORDS = {
  zh: {
    contact: "南京江北新区　投资者与媒体联络：025-8888-0108　www.lishu.example",
    page: ["第", "页，共", "页"],
    lang: "zh-CN",
  },
  en: {
    contact:
      "Nanjing Jiangbei New Area · Investors and media: +86 25 8888 0108 · www.lishu.example",
    page: ["Page ", " of ", ""],
    lang: "en-GB",
  },
};

/** A page to be put into a document that has the fonts already. */
export interface PdfPage {
  lang: string;
  title: string;
  css: string;
  body: string;
}

/** A document of the group as a page to print on A4. */
export function pdfPage(printed: PrintedItem, { css, content, cover }: PageAssets): PdfPage {
  const { item, locale } = printed;
  const front = cover ? coverHtml(cover.cover, locale, cover.picture) : "";
  return {
    lang: WORDS[locale].lang,
    title: item.title,
    css: css + marginBoxes(locale) + (cover ? coverStyles(cover.cover) : ""),
    body: `${front}<article class="${locale}">${head(printed)}${content}${foot(locale)}</article>`,
  };
}

function head({ item, locale }: PrintedItem): string {
  const { source, subTitle } = item.fields;
  const facts = [dateOf(item.publishTime, locale), source, subTitle];
  const spans = facts.flatMap((fact) => (fact ? [`<span>${escapeHtml(fact)}</span>`] : []));
  return `<header>${LOGOS.horizontal()}<p>${company.legalName[locale]}</p></header>
<h1>${escapeHtml(item.title)}</h1><p class="meta">${spans.join("")}</p>`;
}

function foot(locale: "zh" | "en"): string {
  return `<footer><b>${company.legalName[locale]}</b><br>${WORDS[locale].contact}</footer>`;
}

/** Page numbers and the legal name on every page but a cover. */
function marginBoxes(locale: "zh" | "en"): string {
  const [before, between, after] = WORDS[locale].page.map((word) => JSON.stringify(word));
  return `@page{@bottom-left{content:${JSON.stringify(company.legalName[locale])}}
@bottom-right{content:${before} counter(page) ${between} counter(pages) ${after}}}
@page cover{margin:0;@bottom-left{content:""}@bottom-right{content:""}}`;
}

function dateOf(time: string | undefined, locale: "zh" | "en"): string | undefined {
  if (!time) return undefined;
  const [year, month, day] = time.slice(0, 10).split("-").map(Number);
  if (locale === "zh") return `${year}年${month}月${day}日`;
  const months = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
  return `${day} ${months.format(Date.UTC(year, month - 1, day))} ${year}`;
}
