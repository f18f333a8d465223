import type { Messages } from "./message.ts";

/** Messages about the navigation, about redirects, and about locales that have the same domain id. */
export const siteMessages = {
  "node-twice": {
    zh: "另一个栏目也用了 {value}。请改掉其中一个。",
    en: "Another node also has {value}. Change one of the two.",
  },
  "page-meant": {
    zh: "没有哪个页面叫“{name}”。是不是要写“{meant}”？",
    en: "No page has the index name “{name}”. Did you mean “{meant}”?",
  },
  "domain-twice": {
    zh: "{locale} 也用了这个 domainId。请改掉其中一个。",
    en: "The locale {locale} also has this domainId. Change one of the two.",
  },
  "redirect-from": {
    zh: "“{from}”不能当旧地址。请写旧地址里域名后面的部分，以 / 开头，例如 /old/page.html，不带问号后面的内容。",
    en: "“{from}” is not valid as a former address. Write the part after the domain, beginning with /, such as /old/page.html, and without the question mark and what follows it.",
  },
  "redirect-to": {
    zh: "新地址请写站内的路径，例如 /about/profile，或者写条目的 id。",
    en: "The new address must be on this site. Write a path such as /about/profile, or the id of an item.",
  },
  "redirect-exists": {
    zh: "{from} 现在就是网站上的页面或文件，不能再转到别处。请删掉这一行。",
    en: "{from} is a page or file of the site, so it can't be redirected. Remove this line.",
  },
  "redirect-twice": {
    zh: "{from} 写了两次。请只保留一行。",
    en: "{from} occurs twice. Keep only one of the lines.",
  },
  "redirect-again": {
    zh: "{to} 自己也会转到别处。请直接写最后的地址。",
    en: "{to} is itself redirected. Write the address to which {to} finally leads.",
  },
  "redirect-nowhere": {
    zh: "网站上没有 {to} 这个页面。请改正。",
    en: "There is no page {to}. Correct this address.",
  },
  "redirect-withdrawn": {
    zh: "{to} 这一页已经撤下，旧地址会跳到“内容已撤下”。请改成别的页面，或者去掉这一行。",
    en: "The page {to} was taken down, so the former path leads to a page which only says that the item has been withdrawn. Name another page, or remove this line.",
  },
  "redirect-no-item": {
    zh: "没有 id 为 {to} 的条目。请改正。",
    en: "There is no item {to}. Correct this id.",
  },
} as const satisfies Messages;

/** Messages that only inform an editor, and the message that counts the problems. */
export const noteMessages = {
  "to-put-right": {
    zh: "共有 {count} 处要改正。这次什么都没有导入。",
    en: "{count} problems must be corrected first. Nothing was imported.",
  },
  appears: {
    zh: "将在 {time}（{zone}）发布：{id} {title}",
    en: "An item will appear at {time} ({zone}): {id} {title}",
  },
  disappears: {
    zh: "将在 {time}（{zone}）下线：{id} {title}",
    en: "An item will disappear at {time} ({zone}): {id} {title}",
  },
  untranslated: {
    zh: "{locale} 的内容比别的语言少：{lists}",
    en: "{locale} has fewer items than the other languages: {lists}",
  },
  crossing: {
    zh: "{id} 的链接通向另一种语言的页面：{path}",
    en: "Item {id} links to a page in another language: {path}",
  },
  percent: {
    zh: "{id} 里有“{found}”，英文写作“{write}”",
    en: "Item {id} contains “{found}”. This site writes “{write}”",
  },
} as const satisfies Messages;
