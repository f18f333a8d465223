import { createRandom, pick, type Random } from "../soak/random.ts";

/** The node of the list that is measured. */
export const LIST_NODE = 41;
/** Id of the list's first item. */
export const FIRST_ID = 100_000;

const CHILDREN = 6;
const PAGE_NODES = [
  "PRESS RELEASES",
  "MEDIA REPORTS",
  "VIDEO NEWS",
  "SOCIAL MEDIA",
  "FONT",
  "MEDIA LIBRARY",
];
/** Pictures that the client has files of. */
const PICTURES = words(
  "caster-slab city-network coil-warehouse conference-hall control-room exhibition green-plant headquarters lab-still ladle pipe-yard plate-stack port-cranes rail-sections robot-cell wire-rod",
);

// Texts differ from item to item, so that they compress as written ones do.
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

/** Top nodes with six children each; the fourth has the pages of news. */
export function benchTree(count: number): object {
  const tops = Math.max(1, Math.round(count / (CHILDREN + 1)));
  const childs = Array.from({ length: tops }, (_, top) => topNode(top));
  return { ...node(1, "工业互联网集团", "ROOT"), childs };
}

export function benchItem(index: number): object {
  const random = createRandom(index + 1);
  const day = new Date(Date.UTC(2026, 9, 31) - index * 3_600_000).toISOString().slice(0, 10);
  return {
    id: FIRST_ID + index,
    title: `${itemMark(index)}：${pick(PLACES, random)}${pick(THINGS, random)}${pick(EVENTS, random)}，${pick(EFFECTS, random)}`,
    summary: `${sentence(random)}${sentence(random)}${sentence(random)}`,
    imgUrl: `/media/${PICTURES[index % PICTURES.length]}-960.webp`,
    publishTime: `${day} 08:00:00`,
    node: { nodeId: LIST_NODE, nodeIndexName: "PRESS RELEASES", nodeName: "集团新闻", taxis: 1 },
  };
}

/** What no other item's title begins with. */
export function itemMark(index: number): string {
  return `第${index + 1}条`;
}

export function benchArticle(id: number): object {
  const random = createRandom(id);
  const paragraphs = Array.from(
    { length: 8 },
    () => `<p>${Array.from({ length: 6 }, () => sentence(random)).join("")}</p>`,
  );
  return { ...benchItem(id - FIRST_ID), content: `<h2>背景</h2>${paragraphs.join("")}` };
}

function sentence(random: Random): string {
  return `${pick(PLACES, random)}的${pick(THINGS, random)}${pick(DETAILS, random)}，${pick(EFFECTS, random)}。`;
}

function topNode(top: number): object {
  const isNews = top === 3;
  const base = isNews ? 40 : 1000 + top * 10;
  const childs = Array.from({ length: CHILDREN }, (_, child) =>
    node(
      base + 1 + child,
      `第${top + 1}栏之${child + 1}`,
      isNews ? (PAGE_NODES[child] ?? "") : `BENCH ${top} ${child}`,
    ),
  );
  return { ...node(base, `栏目第${top + 1}`, isNews ? "NEWS" : `BENCH ${top}`), childs };
}

function node(nodeId: number, nodeName: string, nodeIndexName: string) {
  return { id: nodeId, nodeId, nodeName, nodeIndexName, isShow: 1, taxis: nodeId, childs: null };
}

function words(text: string): string[] {
  return text.split(" ");
}
