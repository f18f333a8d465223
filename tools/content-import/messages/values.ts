import type { Messages } from "./message.ts";

/** Messages about the values of fields. */
export const valueMessages = {
  text: {
    zh: "这里要写文字。如果文字就是一个数字、日期或者 true，请用英文引号括起来：{write}",
    en: "This must be a text. If the text is a number, a date or “true”, put it in straight quotes: {write}",
  },
  "plain-text": {
    zh: "这里要写一段文字。文字以方括号或花括号开头时，请用英文引号括起来：{write}",
    en: "This must be a text. If it begins with a bracket, put it in straight quotes: {write}",
  },
  author: {
    zh: "几位作者写在一起，不用方括号：{write}",
    en: "Write several authors as one text, without brackets: {write}",
  },
  "marks-in-field": {
    zh: "这里只能写纯文字，“{shown}”会连符号一起显示出来。请只留下文字，或者移到正文里。",
    en: "This field is plain text, so “{shown}” would be shown with its signs. Keep only the words, or move this part into the text below.",
  },
  blank: {
    zh: "这里没有看得见的文字。请写上内容，或者删掉这一行。",
    en: "This field contains no visible text. Write a text, or remove the line.",
  },
  "too-long": {
    zh: "文字有 {length} 个字符，最多 {most} 个。请缩短；长文请写到正文里。",
    en: "The text has {length} characters; at most {most} are possible. Shorten it, or move it into the body.",
  },
  invisible: {
    zh: "“{shown}”里有一个看不见的字符（{code}），多半是粘贴进来的。请把这一段删掉，用键盘重新输入。",
    en: "“{shown}” contains an invisible character ({code}), which was probably pasted. Delete these words and type them again.",
  },
  "whole-number": {
    zh: "这里要写一个整数，只用半角数字，不加逗号、单位和引号，例如 {write}",
    en: "Write a whole number in half-width digits, without commas, units or quotes, such as {write}",
  },
  seconds: {
    zh: "时长用秒数表示，只写数字。请写 {write}",
    en: "Write the duration in seconds, as a number only: {write}",
  },
  "number-too-large": {
    zh: "最多写六位数字。",
    en: "Write a number of at most six digits.",
  },
  "id-zero": {
    zh: "id 要从 1 开始，写一个别的条目没有用过的数字。",
    en: "Write a number that no other item has. The lowest possible number is 1.",
  },
  decimal: {
    zh: "这里只写数字，不加逗号、百分号和单位，例如 92.7 或 -36",
    en: "Write only a number, without commas, per cent signs or units, such as 92.7 or -36",
  },
  flag: {
    zh: "这里只能写 true（是）或 false（否）。",
    en: "Write true or false.",
  },
  shown: {
    zh: "这里只能写 1（显示）或 0（隐藏）。",
    en: "Write 1 (shown) or 0 (hidden).",
  },
  time: {
    zh: "看不出是哪一天的几点。请写成“年-月-日 时:分:秒”，例如 {write}",
    en: "It is not clear which time this means. Write year, month, day and time like this: {write}",
  },
  "time-exists": {
    zh: "没有“{given}”这个时间，请核对。写法如 2026-03-05 09:30:00",
    en: "The time “{given}” does not exist. Correct it, and write it like 2026-03-05 09:30:00",
  },
  "half-width": {
    zh: "“{given}”里有全角字符或破折号，读者点不开。请改成半角：{write}",
    en: "“{given}” contains full-width characters or long dashes, so readers cannot call or write to it. Write {write}",
  },
  email: {
    zh: "这里只写一个电子邮箱，例如 name@example.com；更多的请写到正文里。",
    en: "Write only one e-mail address, such as name@example.com. Write further addresses in the text.",
  },
  phone: {
    zh: "这里只写电话号码，以数字、+ 或括号开头，例如 025-58888888",
    en: "Write only the telephone number. It must begin with a digit, + or a parenthesis, such as +86 25 5888 8888",
  },
  list: {
    zh: "这里要写成方括号里的几个词，用半角逗号和空格隔开：{write}",
    en: "Write several words in brackets, with commas between them: {write}",
  },
  "list-commas": {
    zh: "“{given}”会被当成一个词。请用半角逗号和空格隔开：{write}",
    en: "“{given}” would count as one word. Put half-width commas and spaces between the words: {write}",
  },
  "too-many": {
    zh: "最多写 {most} 个。",
    en: "This list has more than {most} entries. Write at most {most}.",
  },
  facts: {
    zh: '这里要写成方括号里的几句话，每句以数字开头并加英文引号，例如 ["74条|产线", "17人|1998年"]',
    en: 'Write a list of phrases in straight quotes. Each phrase must begin with a number, for example ["26,000 racks|at three sites"]',
  },
  fact: {
    zh: '每一句要以半角数字开头，并加英文引号，例如 "74条|产线"',
    en: 'The phrase must begin with a number in half-width digits. Put the phrase in straight quotes, for example "26,000 racks"',
  },
  "fact-bar": {
    zh: "“｜”是全角竖线，数字的单位不会单独显示。请改成半角竖线 |",
    en: "“｜” is a full-width bar, so the site cannot tell where the unit of the number ends. Write a half-width bar | instead",
  },
  legs: {
    zh: "这里要逐段写路线，例如 {write}",
    en: "Write each leg of the way, for example {write}",
  },
  choice: {
    zh: "这里只能写以下几种之一（照抄，小写）：{choices}",
    en: "Write one of these words, in lower case: {choices}",
  },
  items: {
    zh: "这里要写几个条目，每个以减号和空格开头，例如 - id: 12001",
    en: "Write a list of items. Each item begins with a hyphen and a space, for example - id: 12001",
  },
  "node-in-list": {
    zh: "列表里的条目都属于同一个栏目，node 只写在文件开头。请删掉这一行；属于别的栏目的条目，请放到另一个文件里。",
    en: "All items of a list belong to the node that is named at the beginning of the file. Remove this line. If the item belongs to another node, move it to another file.",
  },
  nodes: {
    zh: "这里要写几个栏目，每个以减号和空格开头，例如 - nodeId: 2001",
    en: "Write a list of nodes. Each node begins with a hyphen and a space, for example - nodeId: 2001",
  },
  fields: {
    zh: "这里要一行写一个字段：字段名、半角冒号、空格、内容，例如 title: 标题",
    en: "Write one field per line: its name, a colon, a space and its value, such as title: Our news",
  },
  "file-path": {
    zh: "这里写 client/public/files 里面的路径，例如 disclosures/11005.pdf。文件名和文件夹名只能有英文字母、数字、连字符、下划线和点；名字里有别的字符的，请先给文件改名。",
    en: "Write the path below client/public/files, such as disclosures/11005.pdf. Names can only contain Latin letters, digits, hyphens, underscores and dots. If the file has another name, rename it first.",
  },
  "file-path-near": {
    zh: "这里写 client/public/files 里面的路径，用 / 隔开文件夹。请写 {write}",
    en: "Write the path below client/public/files, with / between folders: {write}",
  },
  "expires-first": {
    zh: "expireTime（下线时间）要晚于 publishTime（发布时间）。请改正其中一个。",
    en: "expireTime must be later than publishTime. Correct one of them.",
  },
  "updated-first": {
    zh: "updateTime（更正时间）早于 publishTime（发布时间），访客看不到它。请核对这两个时间。",
    en: "updateTime is earlier than publishTime, so readers do not see updateTime. Check both times.",
  },
  "given-twice": {
    zh: "已经写了 {other}，两者只能留一个。请删掉其中一行。",
    en: "The item also has {other}, but only one of the two is possible. Remove one of the lines.",
  },
  "no-film": {
    zh: "没有 videoUrl（视频地址），字幕无处可用。请加上 videoUrl，或者删掉这一行。",
    en: "Without videoUrl there is no film to which the subtitles belong. Add videoUrl, or remove this line.",
  },
  "picture-unknown": {
    zh: "没有名为“{name}”的图片。请用 shared/brand/media.json 里的名字，相近的有 {similar}",
    en: "There is no picture “{name}”. Use a name from shared/brand/media.json, such as {similar}",
  },
  "picture-meant": {
    zh: "没有名为“{name}”的图片。这里只写图片的名字：{meant}",
    en: "There is no picture “{name}”. Write only the name of the picture: {meant}",
  },
  "icon-unknown": {
    zh: "没有名为“{name}”的图标。请用 shared/icon-shapes/icon-shapes.ts 里的名字，相近的有 {similar}",
    en: "There is no icon “{name}”. Use a name from shared/icon-shapes/icon-shapes.ts, such as {similar}",
  },
  "file-unknown": {
    zh: "没有文件 {path}。请把文件放到那里，或者改正路径（大小写也要一致）。",
    en: "There is no file {path}. Put the file there, or correct the path. Capital and small letters must match.",
  },
  "node-unknown": {
    zh: "没有栏目“{name}”。请写栏目的英文代号，就是 {file} 里 nodeIndexName 后面的文字，相近的有 {similar}",
    en: "There is no node “{name}”. Write the index name of the node, which follows nodeIndexName in {file}, such as {similar}",
  },
  "node-meant": {
    zh: "栏目“{name}”在这里要写它的英文代号：{write}",
    en: "Here, the node “{name}” must be written by its index name. Write {write}",
  },
  "id-copy": {
    zh: "id {id} 属于 {owner}，那个页面可能已经发布，那里的 id 不要改。这个文件是后来的：请在这里换一个新的 id，例如 {write}",
    en: "id {id} belongs to {owner}, whose page may already be published, so do not change the id there. This file is newer. Give its item another id, such as {write}",
  },
  "item-too-large": {
    zh: "这个条目的文字加起来太长，存不下。请缩短正文、摘要或列表。",
    en: "The texts of this item are too long to be stored together. Shorten its body, its summary or its lists.",
  },
} as const satisfies Messages;
