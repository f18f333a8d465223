import { language } from "./session.ts";

const texts = {
  choose: { zh: "选择图片", en: "Choose a picture" },
  close: { zh: "关闭", en: "Close" },
  remove: { zh: "去掉", en: "Remove" },
  upload: { zh: "上传照片", en: "Upload a photograph" },
  uploadFile: { zh: "上传 PDF", en: "Upload a PDF" },
  search: { zh: "搜索", en: "Search" },
  focal: {
    zh: "照片会裁成 16:9。点一下照片里不能裁掉的地方",
    en: "The photograph is cropped to 16:9. Click the part of it that must always stay visible",
  },
  name: {
    zh: "图片名（用在网址里，只留字母、数字和连字符）",
    en: "Name (part of the address; only letters, digits and hyphens are kept)",
  },
  alt: { zh: "替代文字：图里有什么", en: "Alternative text: what the picture shows" },
  add: { zh: "制作各种尺寸并使用", en: "Make all sizes and use the picture" },
  making: { zh: "正在制作…", en: "Making all sizes …" },
  insert: { zh: "在正文中插入图片", en: "Insert a picture" },
  phone: { zh: "手机", en: "Phone" },
  desktop: { zh: "电脑", en: "Desktop" },
  preview: { zh: "预览", en: "Preview" },
  noPage: { zh: "这一条还没有页面", en: "This item has no page yet" },
  problems: { zh: "保存前请改正", en: "Please correct this before you save" },
  notes: { zh: "可以保存，但请看一下", en: "You can save, but please look at this" },
  line: { zh: "第{line}行", en: "line {line}" },
  saved: {
    zh: "图片已做好，保存条目时一起存下",
    en: "Ready. The picture is stored when you save the item",
  },
  newId: { zh: "换一个编号", en: "Get a new id" },
} as const;

export function t(name: keyof typeof texts): string {
  return texts[name][language];
}
