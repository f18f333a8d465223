import { site } from "../../shared/brand/site.ts";
import type { Block } from "../../shared/content/blocks.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import { pictureOf, withFile } from "./samples.ts";

/** Sample items for each block, with the fields that the block shows. No build contains them. */
export const blockSamples: Record<Block, ContentItem[]> = samplesOf({
  chapter: [
    {
      title: "从一座钢厂的信息部开始",
      summary: "一九九八年，十七个人负责全厂的计算机。",
      content: "<p>他们写的第一套系统，是把卷号和订单号对上。</p>",
      facts: ["17人|从一个部门开始"],
      ...pictureOf(site.pictures.sections.about),
    },
    { title: "现在", content: "<ul><li>四个业务群</li><li>三十一个办事处</li></ul>" },
  ],
  topic: [
    { title: "环境", summary: "能耗、水和排放。", content: "<p>每一项都有计量点。</p>" },
    { title: "员工", summary: "安全与培训。", content: "<p>每人每年四十学时。</p>" },
  ],
  step: [
    { title: "投递", value: 0, subTitle: "约20分钟", content: "<p>写一页说明。</p>" },
    {
      ...pictured(),
      title: "面谈",
      value: 3,
      subTitle: "45分钟",
      content: "<p>与将来的同事谈。</p>",
    },
  ],
  clause: [
    {
      title: "适用范围",
      content: "<p>本说明适用于本网站。</p>",
      author: "法务部",
      subTitle: "2026年版",
    },
    { title: "著作权", content: "<p>转载请注明出处。</p>" },
  ],
  principle: [
    { title: "准", summary: "数字要对得上现场。", content: "<p>差一毫米也要说清楚。</p>" },
    { title: "久", summary: "系统要用得住。", content: "<p>二十年后还能读懂。</p>" },
  ],
  origin: [
    { title: "名字的来历", subTitle: "恒，铸", content: "<p>恒是长久，铸是浇铸。</p>" },
    { title: "标志", content: "<p>一条钢带绕过一个点。</p>" },
  ],
  specimen: [
    { title: "Archivo", content: "<p>标题与数字。</p>", ...pictureOf(site.pictures.sections.news) },
    { title: "Noto Sans SC", content: "<p>中文正文。</p>" },
  ],
  headline: [
    { title: "我们不看什么", content: "<ul><li>不看学校的名字</li><li>不看加班的时长</li></ul>" },
    { title: "我们看什么", content: "<ul><li>看您拆过什么</li><li>看您修好过什么</li></ul>" },
  ],
  chart: [
    {
      title: "组织架构",
      summary: "2025年末，8,600人。",
      content:
        "<ul><li>股东会<ul><li>监事会</li><li>董事会<ul><li>审计委员会</li><li>总裁办公会<ul><li>区域公司（1,230人）<ul><li>华东公司</li></ul></li></ul></li></ul></li></ul></li></ul>",
    },
    { title: "没有列表的组织", content: "<p>全体员工在一个部门。</p>" },
  ],
  investor: [
    {
      title: "长江产业投资",
      subTitle: "战略投资者",
      summary: "二〇一九年入股。",
      value: 9.82,
      linkUrl: "https://example.com/",
      content: "",
    },
    { title: "员工持股平台", value: 4.1, content: "" },
  ],
  logo: [
    { ...withFile, ...pictured(), title: "横式标志" },
    { ...withFile, ...pictured(), title: "竖式标志" },
  ],
  picture: [
    { title: "热轧产线", summary: "粗轧机前。", ...pictured() },
    { title: "集控中心", ...pictured() },
  ],
  snapshot: [
    { title: "登高训练", ...pictured() },
    { title: "新员工入职", ...pictured() },
  ],
  colour: [
    {
      title: "炉火",
      subTitle: "#e8500f",
      source: "C0 M75 Y100 K0",
      summary: "用在要看见的地方。",
      content: "",
    },
    { title: "石墨", subTitle: "#14171a", source: "C75 M65 Y60 K70", content: "" },
  ],
  file: [
    { ...withFile, title: "2025年度社会责任报告" },
    { title: "没有文件的一行", publishTime: "2026-03-01T09:00:00+08:00", content: "" },
  ],
  way: [
    {
      title: "乘高铁",
      content: "<p>南京南站北广场上车。</p>",
      route: [{ to: "南京南站" }, { to: "园区东门", by: "地铁3号线", minutes: 50 }],
    },
    {
      title: "自驾",
      content: "<p>导航至园区西门。</p>",
      route: [{ to: "绕城高速" }, { to: "园区西门", by: "驾车", minutes: 20 }],
    },
  ],
  contact: [
    {
      title: "商务合作",
      address: "南京江北新区智造路8号",
      phone: "025-8888-0101",
      email: "office@example.com",
      content: "",
    },
    { title: "媒体联络", email: "press@example.com", content: "" },
  ],
  session: [
    {
      title: "钢铁行业的第一个共享炉次号",
      subTitle: "主会场",
      author: "顾明枢",
      startTime: "2026-12-08T09:00:00+08:00",
      duration: 2_700,
      content: "<p>从炼钢到用户，一个号码走到底。</p>",
    },
    {
      title: "参观热轧产线",
      startTime: "2026-12-09T14:00:00+08:00",
      content: "",
    },
  ],
  person: [
    { title: "沈岳川", subTitle: "董事长", summary: "主持过三条热轧产线的改造。", ...pictured() },
    { title: "顾明枢", subTitle: "总裁", summary: "写过第一套调度系统。", content: "" },
  ],
});

function pictured(): Pick<ContentItem, "imgUrl" | "image" | "content"> {
  return { ...pictureOf(site.pictures.sections.about), content: "" };
}

/** Gives each item its block and an id. */
function samplesOf(
  samples: Record<Block, Omit<ContentItem, "id">[]>,
): Record<Block, ContentItem[]> {
  const entries = Object.entries(samples) as [Block, Omit<ContentItem, "id">[]][];
  const items = entries.map(([block, own]) => [
    block,
    own.map((item, index) => ({ ...item, block, id: `${block}-${index + 1}` })),
  ]);
  return Object.fromEntries(items);
}
