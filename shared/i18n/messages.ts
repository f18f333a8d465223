import type { Edition } from "./editions.ts";

/** Chinese defines the keys; the type of every other edition follows from it. */
const zh = {
  skipToContent: "跳到正文",
  mainNavigation: "主导航",
  openMenu: "打开菜单",
  closeMenu: "关闭菜单",
  showChildren: "展开{name}",
  search: "搜索",
  searchKeywords: "搜索关键词",
  switchLanguage: "English",
  section: "栏目导航",
  breadcrumb: "面包屑",
  quickLinks: "快捷入口",
  sitemap: "网站地图",
  loading: "加载中",
  loadFailed: "内容加载失败",
  retry: "重试",
  opensNewWindow: "在新窗口打开",
  backToTop: "返回顶部",
  home: "首页",

  pagination: "分页",
  totalItems: "共 {count} 条",
  itemsPerPage: "每页条数",
  perPage: "{count} 条/页",
  previous: "上一页",
  next: "下一页",
  previousPages: "向前 {count} 页",
  nextPages: "向后 {count} 页",
  pageNumber: "第 {page} 页",
  goTo: "前往",
  pageUnit: "页",
  jumper: "页码",

  publishedOn: "发布日期",
  source: "来源：{source}",
  author: "作者：{author}",
  readMore: "查看详情",
  backToList: "返回列表",
  download: "下载",
  empty: "这里暂时还没有内容",
  emptyHint: "内容正在准备中，您可以先看看其他栏目。",

  searchHeading: "搜索",
  searchHint: "请输入要查找的内容，例如：钢铁、招聘、智能工厂",
  searchCount: "找到 {count} 条与“{keyword}”有关的结果",
  searchNothing: "没有找到与“{keyword}”有关的内容",
  searchNothingHint: "换一个更短或更常用的词再试，或从下面的栏目开始。",
  searchTooLong: "关键词请不要超过 {max} 个字",

  notFoundTitle: "页面不存在",
  notFoundText: "您访问的页面可能已经移动或删除，也可能是地址有误。",
  unavailableTitle: "内容暂时无法显示",
  unavailableText: "内容服务没有及时回应，请稍后重试。",
  brokenTitle: "页面出了问题",
  brokenText: "我们没能正确显示这个页面，请稍后再来。",
  backHome: "返回首页",
  mainSections: "主要栏目",

  heroOverline: "工业信息技术与钢铁电商",
  heroTitle: "让每一炉钢，都有数可循",
  heroText:
    "从炉前控制到产业云，砺枢以信息化、自动化、智能化与新一代信息基础设施，服务一千九百家工业客户。",
  heroAction: "了解核心业务",
  fieldsTitle: "四大业务领域",
  fieldsText: "信息化、自动化、智能化与新一代信息基础设施服务",
  figuresTitle: "砺枢，以数字说话",
  latestNews: "最新动态",
  allNews: "全部新闻",
  latestAnnouncements: "信息披露",
  allAnnouncements: "全部公告",
  exploreTitle: "走进砺枢",
  copyright: "版权所有",
};

export type Messages = typeof zh;
export type MessageKey = keyof Messages;

const en: Messages = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  showChildren: "Show {name}",
  search: "Search",
  searchKeywords: "Search keywords",
  switchLanguage: "中文",
  section: "Section",
  breadcrumb: "Breadcrumb",
  quickLinks: "Quick links",
  sitemap: "Sitemap",
  loading: "Loading",
  loadFailed: "Content failed to load",
  retry: "Retry",
  opensNewWindow: "opens in a new window",
  backToTop: "Back to top",
  home: "Home",

  pagination: "Pagination",
  totalItems: "Total {count} items",
  itemsPerPage: "Items per page",
  perPage: "{count} / page",
  previous: "Previous",
  next: "Next",
  previousPages: "Previous {count} pages",
  nextPages: "Next {count} pages",
  pageNumber: "Page {page}",
  goTo: "Go to",
  pageUnit: "page",
  jumper: "Page number",

  publishedOn: "Published",
  source: "Source: {source}",
  author: "Author: {author}",
  readMore: "Read more",
  backToList: "Back to the list",
  download: "Download",
  empty: "There is nothing here yet",
  emptyHint: "This content is being prepared. Other sections are open to you meanwhile.",

  searchHeading: "Search",
  searchHint: "What are you looking for? For example: steel, careers, smart factory",
  searchCount: "{count} results for “{keyword}”",
  searchNothing: "Nothing found for “{keyword}”",
  searchNothingHint: "Try a shorter or more common word, or start from one of these sections.",
  searchTooLong: "Please use no more than {max} characters",

  notFoundTitle: "Page not found",
  notFoundText: "The page may have moved or been removed, or the address may be mistyped.",
  unavailableTitle: "This content is unavailable for the moment",
  unavailableText: "The content service did not answer in time. Please try again shortly.",
  brokenTitle: "Something went wrong",
  brokenText: "We could not show this page properly. Please come back a little later.",
  backHome: "Back to the home page",
  mainSections: "Main sections",

  heroOverline: "Industrial IT and steel e-commerce",
  heroTitle: "Every heat of steel, guided by data",
  heroText:
    "From furnace control to the industrial cloud, Lishu serves 1,900 industrial customers with informatisation, automation, intelligence and new-generation information infrastructure.",
  heroAction: "Our core business",
  fieldsTitle: "Four fields of business",
  fieldsText:
    "Informatisation, automation, intelligence and new-generation information infrastructure services",
  figuresTitle: "Lishu in figures",
  latestNews: "Latest news",
  allNews: "All news",
  latestAnnouncements: "Information disclosure",
  allAnnouncements: "All announcements",
  exploreTitle: "Explore Lishu",
  copyright: "All rights reserved",
};

const messages: Record<Edition, Messages> = { zh, en };

/**
 * A text of an edition with its `{placeholders}` filled in:
 * `message("zh", "totalItems", { count: 128 })` is `共 128 条`.
 */
export function message(
  edition: Edition,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return messages[edition][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
