import type { Messages } from "./message.ts";

/** What is wrong between files: the navigation, redirects and both languages. */
export const siteMessages = {
  "node-twice": {
    zh: "另一个栏目也用了 {value}。请改掉其中一个。",
    en: "Another node has {value} too. Change one of them.",
  },
  "page-meant": {
    zh: "没有哪个页面叫“{name}”。是不是要写“{meant}”？",
    en: "No page has “{name}”. Did you mean “{meant}”?",
  },
  "domain-twice": {
    zh: "{locale} 也用了这个 domainId。请改掉其中一个。",
    en: "{locale} has this domainId too. Change one of them.",
  },
  "redirect-from": {
    zh: "“{from}”不能当旧地址。请写旧地址里域名后面的部分，以 / 开头，例如 /old/page.html，不带问号后面的内容。",
    en: "“{from}” is no former address. Write what follows the domain, beginning with /, such as /old/page.html, without a query.",
  },
  "redirect-to": {
    zh: "新地址请写站内的路径，例如 /about/profile，或者写条目的 id。",
    en: "Write a path such as /about/profile, or the id of an item.",
  },
  "redirect-exists": {
    zh: "{from} 现在就是网站上的页面或文件，不能再转到别处。请删掉这一行。",
    en: "{from} is a page or file of the site and can't lead elsewhere. Remove the redirect.",
  },
  "redirect-twice": {
    zh: "{from} 写了两次。请只保留一行。",
    en: "{from} is there twice. Remove one of the lines.",
  },
  "redirect-again": {
    zh: "{to} 自己也会转到别处。请直接写最后的地址。",
    en: "{to} is redirected itself. Write where that leads.",
  },
  "redirect-nowhere": {
    zh: "网站上没有 {to} 这个页面。请改正。",
    en: "There is no page {to}. Correct it.",
  },
  "redirect-no-item": {
    zh: "没有 id 为 {to} 的条目。请改正。",
    en: "There is no item {to}. Correct it.",
  },
} as const satisfies Messages;

/** What an editor may want to know of content without problems. */
export const noteMessages = {
  "to-put-right": {
    zh: "共有 {count} 处要改正。这次什么都没有导入。",
    en: "{count} to put right; nothing was imported",
  },
  appears: {
    zh: "将在 {time}（{zone}）发布：{id} {title}",
    en: "appears at {time} ({zone}): {id} {title}",
  },
  disappears: {
    zh: "将在 {time}（{zone}）下线：{id} {title}",
    en: "disappears at {time} ({zone}): {id} {title}",
  },
  untranslated: {
    zh: "{locale} 的内容比别的语言少：{lists}",
    en: "{locale} has fewer items than the other languages: {lists}",
  },
  crossing: {
    zh: "{id} 的链接通向另一种语言的页面：{path}",
    en: "{id} links to a page in another language: {path}",
  },
  percent: {
    zh: "{id} 里有“{found}”，英文写作“{write}”",
    en: "house style: {id} has “{found}”; write “{write}”",
  },
} as const satisfies Messages;
