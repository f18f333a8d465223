import { createRandom, pick, type Random } from "../soak/random.ts";

/** A list of the content service and where the site shows it. */
export interface BenchList {
  nodeId: number;
  indexName: string;
  /** Id of its first item. */
  firstId: number;
  path: string;
  articlePath: string;
}

/** The list that is measured. */
export const MEASURED: BenchList = {
  nodeId: 41,
  indexName: "PRESS RELEASES",
  firstId: 100_000,
  path: "/news/press_releases",
  articlePath: "/news/news_detail",
};

/** A list of the same size, to warm up the compiler: not measured. */
export const WARM_UP: BenchList = {
  nodeId: 42,
  indexName: "MEDIA REPORTS",
  firstId: 200_000,
  path: "/news/media_reports",
  articlePath: "/news/media_detail",
};

export const LISTS: readonly BenchList[] = [MEASURED, WARM_UP];

/** Index names of the site's sections and pages: every node has a page, few repeat. */
const SECTIONS = [
  ["HOME", "SEARCH"],
  ["PRODUCTS AND SERVICES", "INTERNET SERVICES", "CORE BUSINESS", "DEVELOPMENT BUSINESS"],
  [
    "ABOUT",
    "COMPANY PROFILE",
    "ORGANIZATION",
    "CULTURE",
    "BRAND HISTORY",
    "EXTERNAL INVESTORS",
    "DEVELOPMENT HISTORY",
  ],
  [
    "NEWS",
    "PRESS RELEASES",
    "MEDIA REPORTS",
    "VIDEO",
    "SOCIAL MEDIA",
    "MEDIA DATABASE",
    "FONT DOWNLOAD",
  ],
  ["ANNOUNCEMENT", "INFORMATION DISCLOSURE", "CSR REPORT", "REPORT RATING"],
  ["RECRUITMENT ANNOUNCEMENTS", "TALENT CONCEPT", "RECRUITMENT PROCESS", "RECRUITMENT"],
  ["CONTACT US", "HEADQUARTERS", "MARKETING NETWORK"],
  ["SUBJECT", "MEETING"],
];
const CHILDREN = 6;
/** First node id of the second domain. */
const OTHER_DOMAIN = 5000;
export const FIRST_DOMAIN = 38;

/** Pictures that exist in the client's files. */
const PICTURES = words(
  "caster-slab city-network coil-warehouse conference-hall control-room exhibition green-plant headquarters lab-still ladle pipe-yard plate-stack port-cranes rail-sections robot-cell wire-rod",
);

// Texts differ from item to item, so that they compress like real ones.
const PLACES = words(
  "高炉 热轧线 冷轧厂 连铸机 焦化厂 原料码头 数据中心 研发基地 物流园 转炉 棒材线 能源站 仓储区 质检室",
);
const THINGS = words(
  "智能控制系统 能耗模型 表面检测仪 机器人取样 调度平台 数字孪生 光伏屋顶 供应链系统 安全监测网 排产算法 余热装置 合同平台",
);
const EVENTS = words(
  "投入运行 通过验收 完成联调 开始试点 签约落地 获得专利 扩大规模 接入平台 提前投产 迎来参观",
);
const EFFECTS = words(
  "煤气消耗下降 焦比低了三公斤 产量创新高 交货期缩短两天 人工复核减少一半 每吨节电九度 返修率降到千分之四 客户当天收到报告 事故为零满一年 碳排放少了一成",
);
const DETAILS = words(
  "每分钟读取两千四百个测点 由十二名工程师驻场调试 历时七个月 采用自主开发的模型 与三所大学共同研究 覆盖全部七条产线 操作人员确认后执行 数据保存十年 在夜班也无人值守 得到行业协会认可 下一步推广到其他基地 培训了一百六十名员工",
);

/** Eight sections with six children each; each domain has its own nodes. */
export function benchTree(domainId: number): object {
  const isFirst = domainId === FIRST_DOMAIN;
  const base = isFirst ? 0 : OTHER_DOMAIN;
  const nameOf = (section: number, child?: number) =>
    [
      isFirst ? "栏目第" : "Section ",
      section + 1,
      ...(child === undefined ? [] : ["-", child + 1]),
    ].join("");
  const childs = SECTIONS.map(([indexName = "", ...pages], section) => {
    const id = base + (section + 1) * 10;
    const children = Array.from({ length: CHILDREN }, (_, child) =>
      node(id + child + 1, nameOf(section, child), pages[child % pages.length] ?? ""),
    );
    return { ...node(id, nameOf(section), indexName), childs: children };
  });
  return { ...node(base + 1, "ROOT", "ROOT"), childs };
}

export function benchItem(list: BenchList, index: number): object {
  const random = createRandom(list.firstId + index);
  const day = new Date(Date.UTC(2026, 9, 31) - index * 3_600_000).toISOString().slice(0, 10);
  return {
    id: list.firstId + index,
    title: `${itemMarker(index)}：${pick(PLACES, random)}${pick(THINGS, random)}${pick(EVENTS, random)}，${pick(EFFECTS, random)}`,
    summary: `${sentence(random)}${sentence(random)}${sentence(random)}`,
    imgUrl: `/media/${PICTURES[index % PICTURES.length]}-960.webp`,
    publishTime: `${day} 08:00:00`,
    node: { nodeId: list.nodeId, nodeIndexName: list.indexName, nodeName: "集团新闻", taxis: 1 },
  };
}

/** A prefix that no other item's title has. */
export function itemMarker(index: number): string {
  return `第${index + 1}条`;
}

export function benchArticle(id: number): object {
  const list = LISTS.findLast(({ firstId }) => firstId <= id) ?? MEASURED;
  const random = createRandom(-id);
  const paragraphs = Array.from(
    { length: 8 },
    () => `<p>${Array.from({ length: 6 }, () => sentence(random)).join("")}</p>`,
  );
  return { ...benchItem(list, id - list.firstId), content: `<h2>背景</h2>${paragraphs.join("")}` };
}

function sentence(random: Random): string {
  return `${pick(PLACES, random)}的${pick(THINGS, random)}${pick(DETAILS, random)}，${pick(EFFECTS, random)}。`;
}

function node(nodeId: number, nodeName: string, nodeIndexName: string) {
  return { id: nodeId, nodeId, nodeName, nodeIndexName, isShow: 1, taxis: nodeId, childs: null };
}

function words(text: string): string[] {
  return text.split(" ");
}
