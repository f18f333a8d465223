import type { PageRoute, RedirectRoute } from "../routing/page-route.ts";
import { site } from "./site.ts";

const paged = { parameters: ["page", "pageSize"] } as const;
const grouped = { parameters: ["group"] } as const;
const chapters = { itemAnchor: "chapter" } as const;

/** All pages of the site, in navigation order. */
export const pageRoutes: readonly PageRoute[] = [
  { name: "Home", path: "home", indexName: "HOME", title: { zh: "首页", en: "Home" }, view: "home", hasNode: false },
  { name: "Search", path: "home/search", indexName: "SEARCH", title: { zh: "搜索页", en: "Search" }, view: "search", hasNode: false, parameters: ["keyword", "section", "page"] },
  { name: "Error404", path: "404", title: { zh: "页面不存在", en: "Page not found" }, view: "not-found", hasNode: false },

  {
    name: "InternetServices",
    path: "product/internet_services",
    indexName: "INTERNET SERVICES",
    title: { zh: "互联网服务", en: "Internet services" },
    view: "composed",
    opening: "facts",
    block: "topic",
    ...grouped,
    ...chapters,
  },
  {
    name: "CoreBusiness",
    path: "product/core_business",
    indexName: "CORE BUSINESS",
    title: { zh: "核心业务", en: "Core business" },
    view: "composed",
    opening: "facts",
    block: "topic",
    ...grouped,
    ...chapters,
  },
  {
    name: "DevelopmentBusiness",
    path: "product/development_business",
    indexName: "DEVELOPMENT BUSINESS",
    title: { zh: "发展业务", en: "Development business" },
    view: "composed",
    opening: "facts",
    block: "topic",
    ...grouped,
    ...chapters,
  },

  { name: "Profile", path: "about/profile", indexName: "COMPANY PROFILE", title: { zh: "公司简介", en: "Company profile" }, view: "composed", opening: "growth", ...chapters },
  { name: "Organization", path: "about/organization", indexName: "ORGANIZATION", title: { zh: "组织架构", en: "Organisation" }, view: "composed", opening: "first", first: "chart", ...chapters },
  {
    name: "Culture",
    path: `about/${site.slug}_culture`,
    indexName: "CULTURE",
    title: { zh: "企业文化", en: "Culture" },
    view: "composed",
    opening: "motto",
    block: "principle",
    ...grouped,
    ...chapters,
  },
  {
    name: "DevelopmentHistory",
    path: "about/development_history",
    indexName: "DEVELOPMENT HISTORY",
    nodeId: 2016,
    title: { zh: "发展历程", en: "History" },
    view: "timeline",
    ...chapters,
  },
  { name: "Executives", path: "about/executives", indexName: "EXECUTIVES", nodeId: 2017, title: { zh: "高管团队", en: "Executives" }, view: "executives" },
  { name: "ExecutivesDetail", path: "about/executives_detail/:id", parent: "EXECUTIVES", title: { zh: "高管详情", en: "Executive detail" }, view: "executive" },
  {
    name: "BrandHistory",
    path: "about/brand_history",
    indexName: "BRAND HISTORY",
    title: { zh: "品牌起源", en: "Brand origin" },
    view: "composed",
    opening: "characters",
    block: "origin",
    ...chapters,
  },
  {
    name: "ExternalInvestors",
    path: "about/external_investors",
    indexName: "EXTERNAL INVESTORS",
    title: { zh: "外部投资者", en: "External investors" },
    view: "composed",
    opening: "holdings",
    block: "investor",
    ...chapters,
  },
  { name: "LegalNotice", path: "about/legal_notice", indexName: "LEGAL NOTICE", title: { zh: "法律声明", en: "Legal notice" }, view: "composed", block: "clause", ...chapters },
  { name: "Privacy", path: "about/privacy", indexName: "PRIVACY", title: { zh: "隐私说明", en: "Privacy" }, view: "composed", block: "clause", ...chapters },
  { name: "Accessibility", path: "about/accessibility", indexName: "ACCESSIBILITY", title: { zh: "无障碍声明", en: "Accessibility" }, view: "composed", block: "clause", ...chapters },

  {
    name: "InformationDisclosure",
    path: "announcement/information_disclosure",
    indexName: "INFORMATION DISCLOSURE",
    title: { zh: "信息披露", en: "Information disclosure" },
    view: "disclosures",
    parameters: [...paged.parameters, "year", "kind"],
    itemNoun: { zh: { other: "份公告" }, en: { one: "announcement", other: "announcements" } },
  },
  {
    name: "CsrReport",
    path: "announcement/csr_report",
    indexName: "CSR REPORT",
    title: { zh: "社会责任报告", en: "CSR reports" },
    view: "reports",
    itemNoun: { zh: { other: "份报告" }, en: { one: "report", other: "reports" } },
  },
  {
    name: "ReportRating",
    path: "announcement/report_rating",
    indexName: "REPORT RATING",
    title: { zh: "报告评级", en: "Report ratings" },
    view: "ratings",
    ...paged,
    itemNoun: { zh: { other: "次评级" }, en: { one: "rating", other: "ratings" } },
  },
  { name: "ReportRatingDetail", path: "announcement/report_rating_detail/:id", parent: "REPORT RATING", title: { zh: "报告评级", en: "Report rating" }, view: "article" },
  {
    name: "SocialResponsibilityPractice",
    path: "announcement/social_responsibility_practice",
    indexName: "SOCIAL RESPONSIBILITY PRACTICE",
    title: { zh: "社会责任实践", en: "CSR in practice" },
    view: "list",
    ...paged,
    itemNoun: { zh: { other: "篇实录" }, en: { one: "story", other: "stories" } },
  },
  {
    name: "SocialResponsibilityPracticeDetail",
    path: "announcement/social_responsibility_practice_detail/:id",
    parent: "SOCIAL RESPONSIBILITY PRACTICE",
    title: { zh: "社会责任实践", en: "CSR in practice" },
    view: "article",
  },

  {
    name: "PressReleases",
    path: "news/press_releases",
    indexName: "PRESS RELEASES",
    title: { zh: "新闻稿", en: "Press releases" },
    view: "list",
    ...paged,
    itemNoun: { zh: { other: "篇新闻稿" }, en: { one: "press release", other: "press releases" } },
  },
  { name: "NewsDetail", path: "news/news_detail/:id", parent: "PRESS RELEASES", title: { zh: "新闻稿", en: "Press release" }, view: "article" },
  {
    name: "MediaReports",
    path: "news/media_reports",
    indexName: "MEDIA REPORTS",
    title: { zh: "媒体报道", en: "Media reports" },
    view: "media-reports",
    ...paged,
    itemNoun: { zh: { other: "篇报道" }, en: { one: "report", other: "reports" } },
    isMediaReport: true,
  },
  { name: "MediaDetail", path: "news/media_detail/:id", parent: "MEDIA REPORTS", title: { zh: "媒体报道", en: "Media report" }, view: "article", isMediaReport: true },
  {
    name: "Video",
    path: "news/video",
    indexName: "VIDEO",
    title: { zh: "视频中心", en: "Videos" },
    view: "videos",
    ...paged,
    itemNoun: { zh: { other: "段视频" }, en: { one: "video", other: "videos" } },
  },
  {
    name: "SocialMedia",
    path: "news/social_media",
    indexName: "SOCIAL MEDIA",
    title: { zh: "社交媒体", en: "Social media" },
    view: "social",
    ...paged,
    itemNoun: { zh: { other: "条动态" }, en: { one: "post", other: "posts" } },
  },
  { name: "SocialMediaDetail", path: "news/social_media_detail/:id", parent: "SOCIAL MEDIA", title: { zh: "社交媒体", en: "Social media" }, view: "article" },
  {
    name: "MediaDatabase",
    path: "news/media_database",
    indexName: "MEDIA DATABASE",
    title: { zh: "媒体资料库", en: "Media library" },
    view: "composed",
    opening: "count",
    block: "picture",
    ...grouped,
    ...chapters,
    itemNoun: { zh: { other: "项资料" }, en: { one: "item", other: "items" } },
  },
  {
    name: "FontDownload",
    path: "news/font_dl",
    indexName: "FONT DOWNLOAD",
    title: { zh: "字体下载", en: "Fonts" },
    view: "composed",
    opening: "count",
    block: "specimen",
    ...chapters,
    itemNoun: { zh: { other: "款字体" }, en: { one: "typeface", other: "typefaces" } },
  },

  { name: "TalentConcept", path: "recruitment/talent_concept", indexName: "TALENT CONCEPT", title: { zh: "人才理念", en: "Talent" }, view: "composed", opening: "first", ...chapters },
  {
    name: "RecruitmentProcess",
    path: "recruitment/recruitment_process",
    indexName: "RECRUITMENT PROCESS",
    title: { zh: "招聘流程", en: "Hiring process" },
    view: "composed",
    opening: "days",
    block: "step",
    ...chapters,
  },
  {
    name: "Recruitment",
    path: "recruitment/recruitment",
    indexName: "RECRUITMENT",
    title: { zh: "招聘职位", en: "Positions" },
    view: "positions",
    parameters: [...paged.parameters, "position", "place", "field"],
    itemAnchor: "position",
    itemNoun: { zh: { other: "个职位" }, en: { one: "position", other: "positions" } },
  },

  { name: "Headquarters", path: "contact/headquarters", indexName: "HEADQUARTERS", title: { zh: "集团总部", en: "Headquarters" }, view: "composed", opening: "place", block: "contact", ...chapters },
  { name: "MarketingNetwork", path: "contact/marketing_network", indexName: "MARKETING NETWORK", title: { zh: "营销网络", en: "Sales network" }, view: "network", ...grouped },
  { name: "SubContact", path: "contact/sub/:id", parent: "MARKETING NETWORK", title: { zh: "营销网络", en: "Sales network" }, view: "office" },

  { name: "meeting", path: "subject/meeting", indexName: "MEETING", title: { zh: "会议专题", en: "Conference" }, view: "conference", ...grouped, ...chapters },
];

/** Redirects from the roots of sections, and other fixed redirects. All of them have the status 302. */
export const redirectRoutes: readonly RedirectRoute[] = [
  { name: "ProductsAndServices", path: "product", to: "product/internet_services", indexName: "PRODUCTS AND SERVICES", title: { zh: "产品与服务", en: "Products and services" } },
  { name: "About", path: "about", to: "about/profile", indexName: "ABOUT", title: { zh: "关于我们", en: "About" } },
  { name: "Announcement", path: "announcement", to: "announcement/information_disclosure", indexName: "ANNOUNCEMENT", title: { zh: "公告", en: "Announcements" } },
  { name: "News", path: "news", to: "news/social_media", indexName: "NEWS", title: { zh: "新闻", en: "News" } },
  { name: "RecruitmentAnnouncements", path: "recruitment", to: "recruitment/talent_concept", indexName: "RECRUITMENT ANNOUNCEMENTS", title: { zh: "招聘公告", en: "Recruitment announcements" } },
  { name: "ContactUs", path: "contact", to: "contact/marketing_network", indexName: "CONTACT US", title: { zh: "联系我们", en: "Contact us" } },
  { name: "Subject", path: "subject", to: "subject/meeting", indexName: "SUBJECT", title: { zh: "专题", en: "Topics" } },
  { path: "announcement/csr", to: "announcement/csr_report" },
];

/**
 * The nodes (entries of the navigation) whose items are also shown on pages of other nodes. Each value below is the
 * index name of such a node, or the node's id if the navigation need not contain the node.
 */
export const nodes = {
  /**
   * The core business. Its groups are the fields of business. The header's lists and the home page also show these
   * groups.
   */
  business: "CORE BUSINESS",
  news: "PRESS RELEASES",
  announcements: "INFORMATION DISCLOSURE",
  /** Results and dates, which are shown above the list of announcements. */
  results: "RESULTS AND DATES",
  /** The notice in the footer about copyright and licences. */
  notice: "INDXICP",
  quickLinks: 2382,
};

/**
 * The index names of pages to which only the footer links. A page is left out if the content service's navigation does
 * not contain it.
 */
export const footerPages = ["LEGAL NOTICE", "PRIVACY", "ACCESSIBILITY"];

/** The path of the calendar with results and dates, below the locale's root. */
export const CALENDAR_PATH = "/calendar.ics";

/** The Atom feeds. Each has a path below the locale's root, and the index name of the list that it contains. */
export const feeds = [
  { indexName: "PRESS RELEASES", path: "/feed.xml", title: { zh: "新闻", en: "news" } },
  { indexName: "INFORMATION DISCLOSURE", path: "/feeds/disclosures.xml", title: { zh: "信息披露", en: "information disclosure" } },
];
