import media from "../../shared/brand/media.json";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { site } from "../../shared/brand/site.ts";
import type { Filter } from "../../shared/content/filters.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { ContentItem, Leg, NavigationNode } from "../../shared/content/types.ts";
import type { PageContextValue } from "../../shared/rendering/contexts.tsx";
import { drawFigures } from "../../worker/content-html/body-figure.ts";

/** The data that the components in the catalogue show. */

function node(nodeId: number, nodeName: string, nodeIndexName: string): NavigationNode {
  return {
    ...{ id: String(nodeId), nodeId, nodeName, nodeIndexName, childs: [] },
    ...{ extra: false, taxis: nodeId, isShow: true },
  };
}

export function pictureOf(name: keyof typeof media): Pick<ContentItem, "imgUrl" | "image"> {
  const image = media[name];
  return {
    imgUrl: `/media/${name}-${image.width}.webp`,
    image: image as NonNullable<ContentItem["image"]>,
  };
}

const siblings = [
  node(11, "新闻稿", "PRESS RELEASES"),
  node(12, "媒体报道", "MEDIA REPORTS"),
  node(13, "视频中心", "VIDEO"),
  node(14, "社交媒体", "SOCIAL MEDIA"),
];

const tree = {
  nodes: [
    node(1, "关于我们", "ABOUT US"),
    { ...node(2, "新闻中心", "NEWS"), childs: siblings },
    node(3, "联系我们", "CONTACT US"),
  ],
  others: [],
};

const route = pageRoutes.find(({ name }) => name === "PressReleases") ?? pageRoutes[0];
if (!route) throw new Error("the route table is empty");

export const page: PageContextValue = {
  locale: "zh",
  navigation: navigationOf(tree, "zh"),
  route,
  node: siblings[0],
};

const usual: ContentItem = {
  id: "1",
  href: "#item",
  title: `${site.name.zh}发布热轧全流程数字孪生平台`,
  summary:
    "平台把加热炉、粗轧、精轧与卷取四段模型放进同一个时钟，换规格首卷命中率由82.1%提高到96.3%。",
  publishTime: "2026-11-18T09:30:00+08:00",
  ...pictureOf(site.pictures.sections.about),
  content: "<p>平台在临港特钢1780毫米产线连续运行200天。</p>",
};

const { imgUrl: _, image: __, ...worded } = usual;

/** Sample items. Each has one special property, such as a number in its title, a date, no picture or a long title. */
export const items = {
  usual,
  counted: { ...worded, id: "2", title: "吨钢综合能耗下降12%" },
  dated: { ...worded, id: "3", title: "临港特钢智能工厂通过验收" },
  undated: { id: "4", href: "#item", title: "没有图片也没有日期的一条", content: "" },
  long: {
    ...usual,
    id: "5",
    title: `${site.name.zh}与芝勒贡钢铁签署协议，为其二期热轧、冷轧与连退产线提供全流程自动化和能源管理系统`,
    ...pictureOf(site.pictures.sections.news),
  },
} satisfies Record<string, ContentItem>;

export const withFile: ContentItem = {
  ...items.dated,
  id: "6",
  fileUrl: "/files/report.pdf",
  fileName: "2025年度社会责任报告.pdf",
  fileSize: 3_482_112,
};

export const position: ContentItem = {
  ...{ id: "17201", title: "热轧过程控制工程师", subTitle: "研发类", address: "南京" },
  ...{ publishTime: "2026-11-02T10:00:00+08:00", email: "jobs@example.com" },
  summary: "负责热轧产线过程控制模型的开发与现场调试。",
  content: "<h3>职责</h3><ul><li>开发轧制力与温度模型</li><li>在产线上调试并交付</li></ul>",
};

export const prose: ContentItem = {
  id: "7",
  title: "正文",
  content: `<p>11月18日，${site.name.zh}发布平台。它属于<a href="#prose">智能产品系列</a>，<strong>时差不超过200毫秒</strong>。</p>
<h2>为什么是“同一个时钟”</h2><p>热轧的各段模型都不新，问题在<em>交接处</em>。</p>
<ul><li>加热炉以分钟计时</li><li>精轧以毫秒计时</li></ul><ol><li>先建模</li><li>再联调</li></ol>
<blockquote><p>哪一段的误差就算在哪一段。</p></blockquote>`,
};

const table =
  "<table><thead><tr><th>指标</th><th>投用前</th><th>投用后</th></tr></thead><tbody>" +
  "<tr><td>换规格首卷命中率</td><td>82.1%</td><td>96.3%</td></tr>" +
  "<tr><td>厚度超差率</td><td>1.9‰</td><td>0.7‰</td></tr></tbody></table>";

export const withTable: ContentItem = {
  id: "8",
  title: "表格",
  content: table,
  tables: [0, table.length],
};

export const withFigures = ["line", "slope"].map((kind): ContentItem => {
  const columns = kind === "line" ? 2 : 3;
  const rows = [
    ["指标", "改造前", "投用后"],
    ["非计划停机（小时/月）", "17.5", "11.2"],
    ["吨钢燃耗（吉焦）", "1.12", "1.05"],
    ["直接操作岗位（人/班）", "46", "27"],
  ].map(
    (cells) =>
      `<tr>${cells
        .slice(0, columns)
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>`,
  );
  const content = `<figure class="${kind}"><table>${rows.join("")}</table></figure>`;
  return { id: kind, title: kind, content, figures: drawFigures(content) };
});

export const stages: ContentItem = {
  id: "stages",
  title: "stages",
  content:
    '<figure class="stages"><ol><li><strong>炼钢</strong> 炉次号</li><li><strong>连铸</strong> 板坯号</li><li><strong>热轧</strong> 卷号</li></ol></figure>',
};

const stops = [
  ["接单", "交期由库存和排产算出", "", ""],
  ["热轧", "", "最短125微秒控制一次", ""],
  ["卷取", "", "", "换规格后第一卷就合格"],
  ["精整", "17道关口", "", ""],
].map(([name, ...cells]) => {
  return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
});

export const journey: ContentItem = {
  id: "journey",
  title: "journey",
  content: `<figure class="journey"><table><thead><tr><th>工序</th><th>信息化</th><th>自动化</th><th>智能化</th></tr></thead><tbody>${stops.join("")}</tbody></table></figure>`,
};

export const quickLinks: ContentItem[] = [
  { id: "q1", title: "采购平台", subUpTitle: "cart", linkUrl: "https://example.com/", content: "" },
  { id: "q2", title: "供应商门户", subUpTitle: "handshake", linkUrl: "/home", content: "" },
  { id: "q3", title: "客户服务", subUpTitle: "headset", content: "" },
];

export const points = [
  { name: "2023", at: 2023, value: 61.5, text: "61.5", note: "三星级" },
  { name: "2024", at: 2024, value: 78.6, text: "78.6", note: "四星级" },
  { name: "2026", at: 2026, value: 94.1, text: "94.1", note: "五星级" },
];

export const filters: Filter[] = [
  { name: "year", values: ["2026", "2025"], counts: [7, 9], selected: "2026" },
  { name: "place", values: ["南京", "贵安"], counts: [12, 3] },
];

function office(title: string, by: string, km: number, minutes: number): ContentItem {
  return { id: title, title, content: "", route: [{ by, km, minutes }] };
}

export const offices = [
  office("合肥办事处", "高铁", 165, 55),
  office("南通办事处", "高铁", 260, 100),
];

export const stations: Leg[] = [
  { to: "南京南站" },
  { to: "龙华路站", by: "地铁3号线、10号线", minutes: 50 },
  { to: "园区东门", by: "接驳车", minutes: 8 },
];
