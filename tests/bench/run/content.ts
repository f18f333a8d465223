import type { ContentServerOptions } from "../../../tools/mock-upstream/server.ts";
import type { MockItem } from "../../../tools/mock-upstream/service.ts";
import { bodyOffsets } from "../../../worker/content-html/body-offsets.ts";
import { lineBreaks } from "../../../worker/content-html/line-breaks.ts";

/** A list of articles, and the paths at which the site shows the list and its articles. */
export interface BenchList {
  nodeId: number;
  items: number;
  path: string;
  articlePath: string;
}

/**
 * The list that the parts `hits` and `misses` measure. `misses` measures the first 240 articles of the list. Requests
 * for the last 12 load the data that all articles share into the cache before the measurement.
 */
export const PRESS: BenchList = {
  nodeId: 41,
  items: 252,
  path: "/news/press_releases",
  articlePath: "/news/news_detail",
};

/**
 * The list that the part `cold` measures. The part `misses` requests pages of this list before the measurement, so that
 * V8 compiles the code.
 */
export const MEDIA: BenchList = {
  nodeId: 42,
  items: 240,
  path: "/news/media_reports",
  articlePath: "/news/media_detail",
};

/** The English version of {@link MEDIA}. The two lists have no items in common. */
export const MEDIA_EN: BenchList = {
  ...MEDIA,
  nodeId: 5042,
  path: "/en/news/media_reports",
  articlePath: "/en/news/media_detail",
};

const LISTS = [PRESS, MEDIA, MEDIA_EN];
/** The number of items in each node of the navigation, except the nodes in `LISTS`. */
const ITEMS = 30;
/** The id of an item is its node's id followed by three digits. */
const IDS = 1000;

/**
 * Each line has the index name of a section of the site (the `nodeIndexName` by which the code finds it), and then the
 * index names of the section's pages. The pages are repeated until there are six of them.
 */
const SECTIONS = [
  "HOME,SEARCH",
  "PRODUCTS AND SERVICES,INTERNET SERVICES,CORE BUSINESS,DEVELOPMENT BUSINESS",
  "ABOUT,COMPANY PROFILE,ORGANIZATION,CULTURE,BRAND HISTORY,EXTERNAL INVESTORS,DEVELOPMENT HISTORY",
  "NEWS,PRESS RELEASES,MEDIA REPORTS,VIDEO,SOCIAL MEDIA,MEDIA DATABASE,FONT DOWNLOAD",
  "ANNOUNCEMENT,INFORMATION DISCLOSURE,CSR REPORT,REPORT RATING",
  "RECRUITMENT ANNOUNCEMENTS,TALENT CONCEPT,RECRUITMENT PROCESS,RECRUITMENT",
  "CONTACT US,HEADQUARTERS,MARKETING NETWORK",
  "SUBJECT,MEETING",
].map((line) => {
  const [name = "", ...pages] = line.split(",");
  return { name, children: Array.from({ length: 6 }, (_, at) => pages[at % pages.length] ?? "") };
});
/**
 * The content domains: 38 is the Chinese content, and 39 is the English content. The number beside a domain is added to
 * the ids of the domain's nodes, so that all ids are unique.
 */
const DOMAINS = { 38: 0, 39: 5000 };

// The texts of the items are composed of these words. The texts differ from item to item, so that a page compresses
// like a real page. The last line has the names of pictures of the site.
const [PLACES = [], THINGS = [], EVENTS = [], EFFECTS = [], DETAILS = [], PICTURES = []] =
  `高炉 热轧线 冷轧厂 连铸机 焦化厂 原料码头 数据中心 研发基地 物流园 转炉 棒材线 能源站 仓储区 质检室
智能控制系统 能耗模型 表面检测仪 机器人取样 调度平台 数字孪生 光伏屋顶 供应链系统 安全监测网 排产算法 余热装置 合同平台
投入运行 通过验收 完成联调 开始试点 签约落地 获得专利 扩大规模 接入平台 提前投产 迎来参观
煤气消耗下降 焦比低了三公斤 产量创新高 交货期缩短两天 人工复核减少一半 每吨节电九度 返修率降到千分之四 客户当天收到报告 事故为零满一年 碳排放少了一成
每分钟读取两千四百个测点 由十二名工程师驻场调试 历时七个月 采用自主开发的模型 与三所大学共同研究 覆盖全部七条产线 操作人员确认后执行 数据保存十年 在夜班也无人值守 得到行业协会认可 下一步推广到其他基地 培训了一百六十名员工
caster-slab city-network coil-warehouse conference-hall control-room exhibition green-plant headquarters lab-still ladle pipe-yard plate-stack port-cranes rail-sections robot-cell wire-rod`
    .split("\n")
    .map((line) => line.split(" "));

/**
 * The content for the benchmarks: 8 sections with 6 pages in each locale, with items of ordinary size. The items
 * contain everything that the site would add when it parses them, so a worker that only parses JSON can show the same
 * pages.
 */
export function benchContent(): ContentServerOptions {
  const items: Record<number, MockItem[]> = {};
  for (const base of Object.values(DOMAINS)) {
    for (const [section, { children }] of SECTIONS.entries()) {
      for (const [child, name] of children.entries()) {
        const nodeId = base + (section + 1) * 10 + child + 1;
        const length = LISTS.find((list) => list.nodeId === nodeId)?.items ?? ITEMS;
        items[nodeId] = Array.from({ length }, (_, index) => card(nodeId, name, index));
      }
    }
  }
  // Items in lists have no bodies, so node 0 contains all items again with bodies. To find a single item, the service
  // searches the nodes in ascending order, so it finds the item with its body.
  const complete = Object.values(items)
    .flat()
    .map((item) => {
      const content = articleBody(Number(item.id));
      const summaryBreaks = lineBreaks(String(item.summary));
      return { ...item, content, summaryBreaks, ...bodyOffsets(content) };
    });
  return {
    key: "bench-key",
    // Calls without a signature are allowed, because the worker in same-page-worker.tsx does not sign its calls.
    isOpen: true,
    trees: { 38: tree(DOMAINS[38]), 39: tree(DOMAINS[39]) },
    items: { 0: complete, ...items },
    find: (keyword) => complete.filter(({ title }) => title.includes(keyword)),
  };
}

export function itemId({ nodeId }: BenchList, index: number): number {
  return nodeId * IDS + index;
}

/**
 * The beginning of an item's title. No two items of a list have the same beginning, so benchmarks recognise the page of
 * an item by it.
 */
export function itemMarker(index: number): string {
  return `第${index + 1}条`;
}

function tree(base: number): object {
  const childs = SECTIONS.map(({ name, children }, section) => {
    const id = base + (section + 1) * 10;
    const pages = children.map((child, at) => node(id + at + 1, child));
    return { ...node(id, name), childs: pages };
  });
  return { ...node(base + 1, "ROOT"), childs };
}

function node(nodeId: number, nodeIndexName: string) {
  const nodeName = `栏目第${nodeId}`;
  const shown = { isShow: true, extra: false, childs: [] };
  return { id: String(nodeId), nodeId, nodeName, nodeIndexName, taxis: nodeId, ...shown };
}

function card(nodeId: number, nodeIndexName: string, index: number): MockItem {
  const id = nodeId * IDS + index;
  const random = createRandom(id);
  const day = new Date(Date.UTC(2026, 9, 31) - index * 3_600_000).toISOString().slice(0, 10);
  const list = LISTS.find((each) => each.nodeId === nodeId);
  const title = `${itemMarker(index)}：${pick(PLACES, random)}${pick(THINGS, random)}${pick(EVENTS, random)}，${pick(EFFECTS, random)}`;
  return {
    id: String(id),
    title,
    titleBreaks: lineBreaks(title),
    ...(list && { href: `${list.articlePath}/${id}` }),
    summary: `${sentence(random)}${sentence(random)}${sentence(random)}`,
    imgUrl: `/media/${PICTURES[index % PICTURES.length]}-960.webp`,
    publishTime: `${day}T00:00:00.000Z`,
    node: { nodeId, nodeIndexName, nodeName: "集团新闻", taxis: 1 },
  };
}

function articleBody(id: number): string {
  const random = createRandom(-id);
  const paragraph = () => `<p>${Array.from({ length: 6 }, () => sentence(random)).join("")}</p>`;
  return `<h2>背景</h2>${Array.from({ length: 8 }, paragraph).join("")}`;
}

function sentence(random: Random): string {
  return `${pick(PLACES, random)}的${pick(THINGS, random)}${pick(DETAILS, random)}，${pick(EFFECTS, random)}。`;
}

/** Returns a random number from 0 to 1. Two generators with the same seed return the same numbers (mulberry32). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}
