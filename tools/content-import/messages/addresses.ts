import type { Messages } from "./message.ts";

/** Messages about the addresses in texts and fields. */
export const addressMessages = {
  "address-empty": {
    zh: "这个链接或图片没有地址。请在括号里写上地址，例如 [文字](https://www.example.com)",
    en: "This link or picture has no address. Write an address in the parentheses, such as [text](https://www.example.com)",
  },
  "address-wide": {
    zh: "地址“{address}”里有全角的标点、字母或数字，点不开。请改成半角：{write}",
    en: "The address “{address}” contains full-width characters, so it leads nowhere. Write {write} instead",
  },
  "address-spaces": {
    zh: "地址“{address}”里有空格。请去掉空格；文件名里有空格的，先给文件改名。",
    en: "The address “{address}” contains a space. Remove the space. If the space is part of a file's name, rename the file.",
  },
  "address-protocol": {
    zh: "地址“{address}”少了开头。请写完整：{write}",
    en: "The beginning of the address “{address}” is missing. Write {write}",
  },
  "address-doubled": {
    zh: "地址“{address}”的开头写了两遍。请写 {write}",
    en: "The address “{address}” contains its beginning twice. Write {write}",
  },
  "address-ends": {
    zh: "链接到“{address}”为止，后面的“{rest}”不算在内。如果它也是地址的一部分，请写 {write}；如果不是，请在它前面加空格或标点。",
    en: "The link ends after “{address}” and does not include “{rest}”. If “{rest}” belongs to the address, write {write}. Otherwise put a space before it.",
  },
  "address-disk": {
    zh: "“{address}”只在自己的电脑上打得开。图片请用 ![说明](media:名字)（名字见 shared/brand/media.json）；文件请放到 client/public/files，地址写成 /files/…",
    en: "“{address}” can only be opened on your own computer. For a picture, write ![caption](media:name) with a name from shared/brand/media.json. For a file, put it into client/public/files and write /files/…",
  },
  "address-data": {
    zh: "“{address}”是把图片整个贴了进来，网站不收。请把图片加到网站，再写 ![说明](media:名字)（名字见 shared/brand/media.json）",
    en: "“{address}” is a picture that was pasted as text. Add the picture to the site and write ![caption](media:name) with the picture's name from shared/brand/media.json",
  },
  "address-file": {
    zh: "“{address}”不是读者能打开的地址。请写 {write}",
    en: "Readers can't open “{address}”. Write {write}",
  },
  "address-local": {
    zh: "“{address}”是预览用的地址，别人打不开。请只写后面的路径：{write}",
    en: "“{address}” is the address of a preview, which only you can open. Write only the path: {write}",
  },
  "address-runs": {
    zh: "网站不允许“{address}”这样的地址。请写 https:// 开头的地址，或者 /about 这样的路径。",
    en: "The site does not allow addresses like “{address}”. Write an address that begins with https://, or a path such as /about",
  },
  "address-relative": {
    zh: "从“{address}”看不出是哪个页面。站内的页面请写浏览器地址栏里域名后面的部分，例如 /about/profile；站外的请写 https:// 开头的完整地址。",
    en: "“{address}” does not say which page it means. For a page of this site, write the part after the domain, such as /about/profile. For any other page, write the full address beginning with https://",
  },
  "address-item": {
    zh: "“{address}”是内容文件，不是网站上的地址。它的页面是 {write}",
    en: "“{address}” is a content file, not an address on the site. Write the address of its page: {write}",
  },
  "address-picture": {
    zh: "图片“{address}”不在网站上。请用 ![说明](media:名字)，名字见 shared/brand/media.json，相近的有 {similar}；或者写 https:// 开头的完整地址。",
    en: "The picture “{address}” is not on the site. Write ![caption](media:name) with a name from shared/brand/media.json, such as {similar}, or a full address that begins with https://",
  },
  "address-media": {
    zh: "“{address}”是图片。请写 {write}（感叹号、冒号和括号都用半角）",
    en: "“{address}” is a picture. Write {write}, with a half-width exclamation mark and colon, and half-width brackets.",
  },
  "address-picture-name": {
    zh: "“{address}”是图片的名字，不是地址。请把这一行改成 {write}",
    en: "“{address}” is the name of a picture, not an address. Write {write} instead of this line",
  },
  "page-unknown": {
    zh: "网站上没有地址为 {path} 的页面。请改正，或者去掉这个链接。",
    en: "No page has the address {path}. Correct the address, or remove the link.",
  },
  "page-near": {
    zh: "网站上没有地址为 {path} 的页面。是不是要写 {write}？",
    en: "No page has the address {path}. Did you mean {write}?",
  },
  "page-withdrawn": {
    zh: "{path} 这一页已经撤下，访客点了只会看到“内容已撤下”。请去掉这个链接。",
    en: "The page {path} was taken down, so visitors who follow this link only see that the item has been withdrawn. Remove the link.",
  },
  "anchor-unknown": {
    zh: "点“{address}”只会回到页面顶部：这篇文字里没有叫这个名字的位置。请去掉这个链接，或者改成完整的地址。",
    en: "A click on “{address}” only leads to the top of the page, because nothing in this text has that name. Remove the link or write a full address.",
  },
  "link-without-text": {
    zh: "这个链接没有文字，读者看不到。请在方括号里写上文字，例如 {write}",
    en: "This link has no text, so readers cannot see it. Write a text in the brackets, such as {write}",
  },
} as const satisfies Messages;
