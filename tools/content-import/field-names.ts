import { intended } from "../cli/misspelling.ts";
import { halfWidth } from "./characters.ts";

/** Maps names that editors know from other systems, and Chinese names, to the names of our fields. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  编号: "id",
  栏目: "node",
  分类: "node",
  category: "node",
  categories: "node",
  标题: "title",
  题目: "title",
  name: "title",
  headline: "title",
  发布时间: "publishTime",
  发布日期: "publishTime",
  日期: "publishTime",
  时间: "publishTime",
  date: "publishTime",
  time: "publishTime",
  datetime: "publishTime",
  published: "publishTime",
  publishdate: "publishTime",
  publishedat: "publishTime",
  pubdate: "publishTime",
  下线时间: "expireTime",
  过期时间: "expireTime",
  expires: "expireTime",
  expiry: "expireTime",
  expirydate: "expireTime",
  unpublishdate: "expireTime",
  更新时间: "updateTime",
  修改时间: "updateTime",
  updated: "updateTime",
  modified: "updateTime",
  lastmod: "updateTime",
  开始时间: "startTime",
  start: "startTime",
  副标题: "subTitle",
  摘要: "summary",
  简介: "summary",
  导语: "summary",
  description: "summary",
  excerpt: "summary",
  abstract: "summary",
  关键词: "keywords",
  关键字: "keywords",
  标签: "keywords",
  tags: "keywords",
  tag: "keywords",
  keyword: "keywords",
  作者: "author",
  authors: "author",
  byline: "author",
  来源: "source",
  图片: "picture",
  封面: "picture",
  配图: "picture",
  cover: "picture",
  image: "picture",
  thumbnail: "picture",
  photo: "picture",
  视频: "videoUrl",
  video: "videoUrl",
  文件: "file",
  附件: "file",
  attachment: "file",
  链接: "linkUrl",
  link: "linkUrl",
  url: "linkUrl",
  redirect: "linkUrl",
  地址: "address",
  电话: "phone",
  tel: "phone",
  邮箱: "email",
  mail: "email",
  时长: "duration",
  图标: "subUpTitle",
  icon: "subUpTitle",
  排序: "taxis",
  顺序: "taxis",
  order: "taxis",
  weight: "taxis",
  sort: "taxis",
  children: "childs",
  子栏目: "childs",
  正文: "body",
  content: "body",
  text: "body",
};

const DRAFTS = new Set(["draft", "published", "草稿", "status", "hidden"]);

/** Guesses which of the known fields an editor meant by an unknown name. Undefined if no field is similar. */
export function meantField(name: string, known: readonly string[]): string | undefined {
  const plain = plainName(name);
  const other = OTHER_NAMES[plain];
  if (other !== undefined && known.includes(other)) return other;
  const same = known.find((field) => plainName(field) === plain);
  // Many short or Chinese words differ in only one or two characters, although they have different meanings. So only
  // Latin words of at least four letters count as misspellings.
  if (same !== undefined || !/^[a-z]{4,}$/.test(plain)) return same;
  return intended(name, known, plain.length > 5 ? 2 : 1);
}

/** Whether a field, such as Hugo's `draft`, probably marks the item as unpublished. This site has no such field. */
export function isDraftField(name: string, value: unknown): boolean {
  return DRAFTS.has(plainName(name)) && (typeof value === "boolean" || plainName(name) === "draft");
}

/** The name in lower case, without spaces, hyphens, underscores and quotes. */
function plainName(name: string): string {
  return halfWidth(name)
    .toLowerCase()
    .replace(/[\s_\-“”"'\u200B\uFEFF]/g, "");
}
