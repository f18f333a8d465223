import { DEVELOPMENT_HISTORY_NODE, EXECUTIVES_NODE } from "../content/limits.ts";
import type { Edition } from "../i18n/editions.ts";
import { site } from "../site.ts";

/** A view is a module of this folder; several routes may share one. */
export type ViewName =
  | "home"
  | "search"
  | "not-found"
  // Lists with a pager
  | "list"
  | "disclosures"
  | "ratings"
  | "videos"
  | "social"
  | "positions"
  // All of a node at once
  | "story"
  | "organization"
  | "timeline"
  | "executives"
  | "investors"
  | "reports"
  | "fonts"
  | "process"
  | "headquarters"
  // Groups of several nodes
  | "culture"
  | "media-library"
  | "network"
  | "conference"
  | "solutions"
  // One item
  | "article"
  | "executive"
  | "office";

export interface PageRoute {
  /** Route name (specification section 2), the same in both editions. */
  name: string;
  /** Path below the edition's root. */
  path: string;
  title: Record<Edition, string>;
  view: ViewName;
  /** Ties the route to a navigation node. */
  indexName?: string;
  /** The node, where no navigation node has the index name. */
  nodeId?: number;
  /** Index name of the list that a detail route belongs to. */
  parent?: string;
}

export interface RedirectRoute {
  path: string;
  to: string;
  /** Present on sections: their navigation node leads where the redirect does. */
  indexName?: string;
  name?: string;
  title?: Record<Edition, string>;
}

type Titles = [zh: string, en: string];

/** Every page of the site (specification section 2), in the order of its navigation. */
export const pageRoutes: PageRoute[] = [
  page("Home", "home", "HOME", ["首页", "Home"], "home"),
  page("Search", "home/search", "SEARCH", ["搜索页", "Search"], "search"),
  page("Error404", "404", undefined, ["页面不存在", "Page not found"], "not-found"),

  page("InternetServices", "product/internet_services", "INTERNET SERVICES", ["互联网服务", "Internet services"], "solutions"),
  page("CoreBusiness", "product/core_business", "CORE BUSINESS", ["核心业务", "Core business"], "solutions"),
  page("DevelopmentBusiness", "product/development_business", "DEVELOPMENT BUSINESS", ["发展业务", "Development business"], "solutions"),

  page("Profile", "about/profile", "COMPANY PROFILE", ["公司简介", "Company profile"], "story"),
  page("Organization", "about/organization", "ORGANIZATION", ["组织架构", "Organisation"], "organization"),
  page("Culture", `about/${site.slug}_culture`, "CULTURE", ["企业文化", "Culture"], "culture"),
  page("DevelopmentHistory", "about/development_history", "DEVELOPMENT HISTORY", ["发展历程", "History"], "timeline", { nodeId: DEVELOPMENT_HISTORY_NODE }),
  page("Executives", "about/executives", "EXECUTIVES", ["高管团队", "Executives"], "executives", {
    nodeId: EXECUTIVES_NODE,
  }),
  detail("ExecutivesDetail", "about/executives_detail", "EXECUTIVES", ["高管详情", "Executive detail"], "executive"),
  page("BrandHistory", "about/brand_history", "BRAND HISTORY", ["品牌起源", "Brand origin"], "story"),
  page("ExternalInvestors", "about/external_investors", "EXTERNAL INVESTORS", ["外部投资者", "External investors"], "investors"),

  page("InformationDisclosure", "announcement/information_disclosure", "INFORMATION DISCLOSURE", ["信息披露", "Information disclosure"], "disclosures"),
  page("CsrReport", "announcement/csr_report", "CSR REPORT", ["社会责任报告", "CSR reports"], "reports"),
  page("ReportRating", "announcement/report_rating", "REPORT RATING", ["报告评级", "Report ratings"], "ratings"),
  detail("ReportRatingDetail", "announcement/report_rating_detail", "REPORT RATING", ["报告评级", "Report rating"]),
  page("SocialResponsibilityPractice", "announcement/social_responsibility_practice", "SOCIAL RESPONSIBILITY PRACTICE", ["社会责任实践", "CSR in practice"], "list"),
  detail("SocialResponsibilityPracticeDetail", "announcement/social_responsibility_practice_detail", "SOCIAL RESPONSIBILITY PRACTICE", ["社会责任实践", "CSR in practice"]),

  page("PressReleases", "news/press_releases", "PRESS RELEASES", ["新闻稿", "Press releases"], "list"),
  detail("NewsDetail", "news/news_detail", "PRESS RELEASES", ["新闻稿", "Press release"]),
  page("MediaReports", "news/media_reports", "MEDIA REPORTS", ["媒体报道", "Media reports"], "list"),
  detail("MediaDetail", "news/media_detail", "MEDIA REPORTS", ["媒体报道", "Media report"]),
  page("Video", "news/video", "VIDEO", ["视频中心", "Videos"], "videos"),
  page("SocialMedia", "news/social_media", "SOCIAL MEDIA", ["社交媒体", "Social media"], "social"),
  detail("SocialMediaDetail", "news/social_media_detail", "SOCIAL MEDIA", ["社交媒体", "Social media"]),
  page("MediaDatabase", "news/media_database", "MEDIA DATABASE", ["媒体资料库", "Media library"], "media-library"),
  page("FontDownload", "news/font_dl", "FONT DOWNLOAD", ["字体下载", "Fonts"], "fonts"),

  page("TalentConcept", "recruitment/talent_concept", "TALENT CONCEPT", ["人才理念", "Talent"], "story"),
  page("RecruitmentProcess", "recruitment/recruitment_process", "RECRUITMENT PROCESS", ["招聘流程", "Hiring process"], "process"),
  page("Recruitment", "recruitment/recruitment", "RECRUITMENT", ["招聘职位", "Positions"], "positions"),

  page("Headquarters", "contact/headquarters", "HEADQUARTERS", ["集团总部", "Headquarters"], "headquarters"),
  page("MarketingNetwork", "contact/marketing_network", "MARKETING NETWORK", ["营销网络", "Sales network"], "network"),
  detail("SubContact", "contact/sub", "MARKETING NETWORK", ["营销网络", "Sales network"], "office"),

  page("meeting", "subject/meeting", "MEETING", ["会议专题", "Conference"], "conference"),
];

/** Section roots and the other fixed redirects, all 302. */
export const redirectRoutes: RedirectRoute[] = [
  section("ProductsAndServices", "product", "PRODUCTS AND SERVICES", "internet_services", ["产品与服务", "Products and services"]),
  section("About", "about", "ABOUT", "profile", ["关于我们", "About"]),
  section("Announcement", "announcement", "ANNOUNCEMENT", "information_disclosure", ["公告", "Announcements"]),
  section("News", "news", "NEWS", "social_media", ["新闻", "News"]),
  section("RecruitmentAnnouncements", "recruitment", "RECRUITMENT ANNOUNCEMENTS", "talent_concept", ["招聘公告", "Recruitment announcements"]),
  section("ContactUs", "contact", "CONTACT US", "marketing_network", ["联系我们", "Contact us"]),
  section("Subject", "subject", "SUBJECT", "meeting", ["专题", "Conference"]),
  { path: "announcement/csr", to: "announcement/csr_report" },
];

function page(name: string, path: string, indexName: string | undefined, [zh, en]: Titles, view: ViewName, more: Partial<PageRoute> = {}): PageRoute {
  return { name, path, title: { zh, en }, view, ...(indexName ? { indexName } : {}), ...more };
}

function detail(name: string, path: string, parent: string, [zh, en]: Titles, view: ViewName = "article"): PageRoute {
  return { name, path: `${path}/:id`, title: { zh, en }, view, parent };
}

function section(name: string, path: string, indexName: string, child: string, [zh, en]: Titles): RedirectRoute {
  return { name, path, to: `${path}/${child}`, indexName, title: { zh, en } };
}
