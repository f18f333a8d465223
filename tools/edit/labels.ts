import type { ItemInput } from "../content-import/schemas.ts";

/** A text of the interface in both of its languages. */
export interface Label {
  zh: string;
  en: string;
}

export type Language = keyof Label;

/**
 * The texts of the interface's forms. The labels of folders and of lists are not among them, because they are the names
 * of nodes (collections.ts).
 */
export const words = {
  content: { zh: "内容", en: "Content" },
  lists: { zh: "列表", en: "Lists" },
  structure: { zh: "栏目与跳转", en: "Navigation and redirects" },
  navigation: { zh: "栏目导航", en: "Navigation" },
  redirects: { zh: "旧地址跳转", en: "Redirects" },
  items: { zh: "条目", en: "Items" },
  item: { zh: "条目", en: "Item" },
  body: { zh: "正文", en: "Text" },
  childs: { zh: "下级栏目", en: "Child nodes" },
  root: { zh: "导航树", en: "Tree" },
  others: { zh: "导航之外", en: "Outside the tree" },
  nodeName: { zh: "名称", en: "Name" },
  nodeIndexName: { zh: "索引名（对应页面）", en: "Index name (connects the node with a page)" },
  nodeId: { zh: "栏目编号", en: "Number" },
  opening: { zh: "页面开头的样式", en: "How the node's page begins" },
  list: { zh: "条目的样式", en: "How the node's items look" },
  isShow: { zh: "是否显示", en: "Shown" },
  shown: { zh: "显示", en: "shown" },
  hidden: { zh: "隐藏", en: "hidden" },
  from: { zh: "旧地址", en: "Former path" },
  to: { zh: "现在的路径或条目编号", en: "New path, or id of an item" },
} as const satisfies Record<string, Label>;

type Key = keyof ItemInput | "body";

/** The label of each field, and a hint that says what to write. */
export const fields: Record<Key, { label: Label; hint?: Label }> = {
  id: {
    label: { zh: "编号", en: "Id" },
    hint: {
      zh: "自动分配，是页面地址的一部分",
      en: "Assigned automatically; part of the page's address",
    },
  },
  node: { label: { zh: "栏目", en: "Node" } },
  title: { label: { zh: "标题", en: "Title" } },
  publishTime: {
    label: { zh: "发布时间", en: "Published" },
    hint: {
      zh: "北京时间，如 2026-11-18 09:30:00；到时才显示",
      en: "In China's time, for example 2026-11-18 09:30:00. The item is not shown before this time",
    },
  },
  expireTime: {
    label: { zh: "下线时间", en: "Shown until" },
    hint: {
      zh: "到时不再显示，写法同上",
      en: "The item is not shown from this time on. Write the time as above",
    },
  },
  updateTime: {
    label: { zh: "更正时间", en: "Corrected" },
    hint: { zh: "访客会看到", en: "Readers see this time" },
  },
  startTime: {
    label: { zh: "开始时间", en: "Begins" },
    hint: {
      zh: "这一场会议或日历上这件事开始的时间，写法同发布时间",
      en: "When the session or the event in the calendar begins, for example 2026-11-18 09:30:00",
    },
  },
  subTitle: {
    label: { zh: "副标题", en: "Second line" },
    hint: {
      zh: "公告的类别、人物的职务、评级的等级等",
      en: "For example the kind of a disclosure, a person's post, the grade of a rating",
    },
  },
  block: {
    label: { zh: "样式", en: "Block" },
    hint: {
      zh: "不选就用栏目的样式",
      en: "If you choose none, the item looks like the other items of its node",
    },
  },
  summary: {
    label: { zh: "摘要", en: "Summary" },
    hint: {
      zh: "列表里的一两句话；不写就取自正文",
      en: "One or two sentences for lists. If this field is empty, they are taken from the text",
    },
  },
  facts: {
    label: { zh: "大号数字", en: "Facts" },
    hint: {
      zh: "竖线前写数字和单位，竖线后写说明，如 96.3%|首卷合格率",
      en: "Begin with a number and its unit, then a bar: 96.3%|first coils within limits",
    },
  },
  sideFacts: {
    label: { zh: "页边数字", en: "Facts in the margin" },
    hint: { zh: "写法同上", en: "Written like the facts above" },
  },
  value: { label: { zh: "图表数值", en: "Number in the chart" } },
  picture: { label: { zh: "图片", en: "Picture" } },
  imgUrl: {
    label: { zh: "图片地址", en: "Address of a picture" },
    hint: {
      zh: "“选择图片”里没有的图片，才填它的地址",
      en: "Only for a picture that “Choose a picture” does not offer",
    },
  },
  videoUrl: { label: { zh: "视频地址", en: "Address of a film" } },
  hasTracks: { label: { zh: "视频有字幕和章节", en: "The film has subtitles and chapters" } },
  duration: { label: { zh: "时长（秒）", en: "Duration in seconds" } },
  file: {
    label: { zh: "附件", en: "File" },
    hint: { zh: "PDF 等，上传后存入本站", en: "For example a PDF. The site stores the file" },
  },
  fileName: { label: { zh: "附件名称", en: "Name of the file for readers" } },
  fileUrl: { label: { zh: "外部附件的地址", en: "Address of a file on another site" } },
  fileSize: { label: { zh: "外部附件的大小（字节）", en: "Size of that file, in bytes" } },
  linkUrl: {
    label: { zh: "标题的链接", en: "Link" },
    hint: {
      zh: "填了以后，点标题就打开这个链接，不再打开这一条的页面",
      en: "The title leads there instead of to the item's own page",
    },
  },
  source: { label: { zh: "来源", en: "Source" } },
  author: {
    label: { zh: "作者", en: "Author" },
    hint: { zh: "几个人用顿号分开", en: "Separate several names with commas" },
  },
  people: {
    label: { zh: "作者里的个人", en: "Persons among the authors" },
    hint: { zh: "部门、机构不写", en: "Without departments and organisations" },
  },
  address: { label: { zh: "地址", en: "Address" } },
  phone: { label: { zh: "电话", en: "Phone" } },
  email: { label: { zh: "邮箱", en: "E-mail" } },
  route: { label: { zh: "路线", en: "Route" } },
  keywords: { label: { zh: "关键词", en: "Keywords" } },
  subUpTitle: { label: { zh: "图标", en: "Icon" } },
  taxis: {
    label: { zh: "排序", en: "Position in the list" },
    hint: {
      zh: "数字小的在前；不写则按时间",
      en: "Smaller numbers come first. Items without a number are ordered by time",
    },
  },
  isColor: {
    label: { zh: "特别标记 isColor", en: "Mark isColor" },
    hint: {
      zh: "程序可以只取有这个标记的条目；一般不用改",
      en: "Requests with isColor=true find only items with this mark. Rarely needed",
    },
  },
  gone: {
    label: { zh: "撤下", en: "Taken down" },
    hint: {
      zh: "页面返回 410，别处也不再出现",
      en: "Its page responds with 410, and no other page shows it",
    },
  },
  body: {
    label: words.body,
    hint: { zh: "Markdown；小标题从 ## 开始", en: "Markdown; headings begin with ##" },
  },
};

/** The labels of the fields that describe one leg of a route to an office. */
export const legFields: Record<"to" | "by" | "km" | "minutes", Label> = {
  to: { zh: "到哪里", en: "To" },
  by: { zh: "交通方式", en: "By" },
  km: { zh: "公里", en: "Kilometres" },
  minutes: { zh: "分钟", en: "Minutes" },
};
