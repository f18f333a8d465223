import type { Messages } from "./message.ts";

/** Messages about a whole file, and about mistakes in the notation of its fields. */
export const fileMessages = {
  "not-utf8": {
    zh: "文件不是用 UTF-8 编码保存的，文字会变成乱码。请用“另存为”重新保存，编码选 UTF-8。",
    en: "The file is not encoded in UTF-8, so its text would be garbled. Save it again with the encoding UTF-8.",
  },
  "utf-16": {
    zh: "文件是用 UTF-16 编码保存的（旧版记事本里叫“Unicode”）。请用“另存为”重新保存，编码选 UTF-8。",
    en: "The file is encoded in UTF-16 (older versions of Notepad call it “Unicode”). Save it again with the encoding UTF-8.",
  },
  "not-read": {
    zh: "这个文件不会出现在网站上。内容文件的名字要以 .md 或 .yaml 结尾：请改名，或者把它移到别处。",
    en: "This file would not appear on the site. Rename it so that it ends in .md or .yaml, or move it elsewhere.",
  },
  "not-read-text": {
    zh: "文件名末尾多了一个结尾，系统可能把它隐藏了。请把文件改名为“{name}”。",
    en: "The file's name has one ending too many. Your system may hide the last ending. Rename the file to “{name}”.",
  },
  "not-read-name": {
    zh: "这个文件不会出现在网站上，因为它的名字不以小写的 .md 或 .yaml 结尾。请把文件改名为“{name}”。",
    en: "This file would not appear on the site, because its name does not end in .md or .yaml (in lower case). Rename the file to “{name}”.",
  },
  "not-read-office": {
    zh: "文字处理软件的文件不能直接发布。请把文字贴到一个 .md 文件里；要供人下载的文件放到 client/public/files。",
    en: "The files of office programs cannot be published as pages. Paste the text into an .md file. If visitors should download the file, put it into client/public/files.",
  },
  misplaced: {
    zh: "放在这里的文件不会出现在网站上。请把它移到 {folders} 之一，或者里面的文件夹。",
    en: "Files in this folder do not appear on the site. Move the file into one of {folders}, or into a folder inside one of them.",
  },
  "redirects-place": {
    zh: "所有语言的旧地址都写在 {to} 里，这个文件不起作用。请把它的各行移过去，再删掉它。",
    en: "The former addresses of all languages belong in {to}, so this file has no effect. Move the lines of this file there, and delete this file.",
  },
  garbled: {
    zh: "“{shown}”是乱码：文字在复制或者保存时已经损坏。请从原来的文稿重新复制，保存时编码选 UTF-8。",
    en: "“{shown}” is garbled: the text was damaged when it was copied or saved. Copy the text again from the original, and save the file with the encoding UTF-8.",
  },
  lookalike: {
    zh: "“{shown}”看起来没有问题，其实是另外的字符（多半是从 PDF 复制来的），读者搜不到。请改成 {write}",
    en: "“{shown}” looks right but consists of other characters, which were probably copied from a PDF. No search would find this text. Write {write} instead",
  },
  "broken-shortcut": {
    zh: "这是一个打不开的快捷方式，或者指向一个文件夹。请把文件本身放到这里。",
    en: "This is a shortcut to a folder or to a file that does not exist. Put the file itself here.",
  },
  "file-missing": {
    zh: "缺少这个文件，没有它就没有这个语言的网站。请把它加上。",
    en: "This file is missing. Without it, there is no site in this language. Add the file.",
  },
  conflict: {
    zh: "这里留有两个版本合并时的标记“{shown}”。请只保留一个版本的文字，并删掉 <<<<<<<、======= 和 >>>>>>> 这几行。",
    en: "Two versions were merged, and the marker “{shown}” was left here. Keep the text of one version and delete the lines with <<<<<<<, ======= and >>>>>>>.",
  },
  "head-missing": {
    zh: "文件要以条目的信息开头：第一行写 ---，下面是 id（编号）、node（栏目）、title（标题）等，各占一行，再写一行 ---，然后才是正文。",
    en: "A file must begin with the item's fields: a line ---, then id, node, title and other fields, each on a line of its own, and another line ---. The text follows below.",
  },
  "head-begins": {
    zh: "第一行应当是三个半角减号。请在“{shown}”上面加一行 ---",
    en: "The first line must be three hyphens. Add a line --- above “{shown}”.",
  },
  "head-first": {
    zh: "条目的信息要写在文件的最前面。请把“{shown}”移到正文里，让第 {line} 行的 --- 成为第一行。",
    en: "The item's fields must come first. Move “{shown}” into the text, so that the --- in line {line} becomes the first line.",
  },
  "list-is-item": {
    zh: "这个文件里是一个条目，文件名应当以 .md 结尾。请把文件改名为“{name}”。",
    en: "This file contains one item, so its name must end in .md. Rename it to “{name}”.",
  },
  "head-dashes": {
    zh: "这一行写的是“{found}”。请换成三个半角减号：---",
    en: "This line is “{found}”. Write exactly three hyphens: ---",
  },
  "head-open": {
    zh: "条目的信息从这里开始，但是没有结束。请在信息和正文之间加一行三个半角减号：---",
    en: "The item's fields begin here, but nothing ends them. Add a line --- between the fields and the text.",
  },
  "head-ends-before": {
    zh: "“{shown}”像是正文，上面却没有结束条目信息的 ---。请在第 {line} 行之前加一行三个半角减号：---",
    en: "“{shown}” looks like text, but the line --- that ends the item's fields is missing above it. Add a line --- before line {line}.",
  },
  "key-meant": {
    zh: "没有“{key}”这个字段。是不是要写 {meant}？请改成 {write}",
    en: "There is no field “{key}”. Did you mean {meant}? Write {write}",
  },
  "key-draft": {
    zh: "没有“{key}”这个字段。不想现在就发布，请把 publishTime 写成将来的时间；要撤下，请写 gone: true",
    en: "There is no field “{key}”. To publish the item later, write a publishTime in the future. To take the item down, write gone: true",
  },
  "key-body": {
    zh: "正文不写成字段。请删掉“{key}:”，把文字放到第二个 --- 下面。",
    en: "The text is not a field. Remove “{key}:” and move the text below the second ---.",
  },
  "key-dash": {
    zh: "字段前面不加列表的符号。请改成 {write}",
    en: "A field must not have a list sign before it. Write {write}",
  },
  "keys-together": {
    zh: "一行只能写一个字段。请让“{other}”另起一行。",
    en: "Each field needs a line of its own. Begin a new line before “{other}”.",
  },
  "key-unknown": {
    zh: "没有“{key}”这个字段。请删掉这一行，或者改成正确的字段名（字段列在 content/README.md 里）。",
    en: "There is no field “{key}”. Correct its name or remove the line; content/README.md lists all fields.",
  },
  "key-missing": {
    zh: "缺少“{key}”。请加一行：{write}",
    en: "“{key}” is missing. Add a line: {write}",
  },
  "key-empty": {
    zh: "“{key}”后面是空的。请在冒号后面写上内容，或者删掉这一行。",
    en: "“{key}” is empty. Write a value after the colon, or remove the line.",
  },
  "key-twice": {
    zh: "“{key}”写了两次。请只保留一行。",
    en: "“{key}” occurs twice. Keep only one of the lines.",
  },
  "hash-empty": {
    zh: "“#”和它后面的字会被当作备注，所以“{key}”是空的。请用英文双引号把文字括起来：{write}",
    en: "Everything after “#” counts as a comment, so “{key}” is empty. Put the text in straight quotes: {write}",
  },
  "hash-cuts": {
    zh: "“{cut}”会被当作备注，不会出现在网站上。请用英文引号把整段文字括起来：{write}",
    en: "“{cut}” counts as a comment and would not appear on the site. Put the whole text in straight quotes: {write}",
  },
  "hash-remark": {
    zh: "“{cut}”是备注，不会出现在网站上。如果它是文字的一部分，请用英文引号把整段文字括起来。",
    en: "“{cut}” is a comment and does not appear on the site. If it is part of the text, put the whole text in straight quotes.",
  },
  "sign-swallowed": {
    zh: "文字开头的“{sign}”不会出现在网站上。请用英文引号把整段文字括起来：{write}",
    en: "A text that begins with “{sign}” would lose this sign. Put the whole text in straight quotes: {write}",
  },
  "wide-colon": {
    zh: "“{key}”后面是全角冒号。请用半角冒号加一个空格：{write}",
    en: "There is a full-width colon after “{key}”. Write a half-width colon and a space: {write}",
  },
  "colon-space": {
    zh: "“{key}:”后面少了一个空格。请改成 {write}",
    en: "A space is missing after “{key}:”. Write {write}",
  },
  "odd-space": {
    zh: "这一行有一个不是普通空格的空白（{code}），多半是粘贴进来的。请改成 {write}",
    en: "This line contains white space that is not an ordinary space ({code}). It was probably pasted. Write {write}",
  },
  "first-sign": {
    zh: "文字不能直接以“{sign}”开头。请用英文引号把整段文字括起来：{write}",
    en: "A text can't begin with “{sign}”. Put the whole text in straight quotes: {write}",
  },
  "part-quoted": {
    zh: "引号只括住了一部分文字。请在外面再加一层英文引号，把整段括起来：{write}",
    en: "Only a part of the text is in quotes. Put the whole text in another pair of straight quotes: {write}",
  },
  "quotes-within": {
    zh: "文字里也有引号 {sign}，会让文字提前结束。请改成 {write}",
    en: "The text contains another quotation mark {sign}, which would end the text too early. Write {write}",
  },
  "text-colon": {
    zh: "文字里有半角冒号和空格。请用英文引号把整段文字括起来：{write}",
    en: "The text contains a colon and a space. Put the whole text in straight quotes: {write}",
  },
  "curly-quotes": {
    zh: "文字里有半角冒号，中文引号“ ”不起作用。请在外面加一层英文引号：{write}",
    en: "The text contains a colon, and the curly quotes “ ” have no effect. Put the whole text in straight quotes as well: {write}",
  },
  "quote-open": {
    zh: "这段文字开头有引号 {sign}，结尾没有。请在结尾补上同样的引号：{write}",
    en: "The text begins with the quotation mark {sign} but does not end with this mark. Add the mark at the end: {write}",
  },
  "bracket-open": {
    zh: "方括号没有成对。请写成 {write}",
    en: "The brackets are not closed. Write {write}",
  },
  backslash: {
    zh: "英文双引号里的“\\”会改变它后面的字。请换成单引号：{write}",
    en: "Inside double quotes, “\\” changes the character after it. Use single quotes instead: {write}",
  },
  "tab-indent": {
    zh: "这一行开头用了 Tab 键。请换成空格，与上下同级的行对齐。",
    en: "This line begins with a tab. Use spaces, aligned with the lines of the same level.",
  },
  indent: {
    zh: "这一行开头的空格与上下同级的行不一样多。请对齐。",
    en: "This line does not begin with as many spaces as the lines of the same level. Align this line with them.",
  },
  "dash-space": {
    zh: "条目以半角减号加一个空格开头。请改成 {write}",
    en: "An item must begin with a hyphen and a space. Write {write}",
  },
  "dash-missing": {
    zh: "这里又写了一个 id。如果从这一行开始是新的条目，请写成 {write}，并与上面条目的减号对齐",
    en: "This is a second id. If a new item begins here, write {write}, aligned with the hyphen of the item above",
  },
  "line-alone": {
    zh: "“{shown}”不是“字段: 内容”的样子。如果它接着上一行，请并到上一行；如果它是正文，请放到第二个 --- 下面。",
    en: "“{shown}” is not written as “field: value”. If it continues the line above, join the two lines. If it is text, move it below the second ---.",
  },
  "line-no-field": {
    zh: "“{shown}”不是“字段: 内容”的样子。如果它接着上一行，请并到上一行；如果没有用，请删掉。",
    en: "“{shown}” is not written as “field: value”. If it continues the line above, join the two lines. If it is not needed, remove it.",
  },
  "line-swallowed": {
    zh: "“{key}”这一行开头多了空格，会变成上一行文字的一部分。请删掉行首的空格：{write}",
    en: "The line “{key}” begins with spaces, so it would become part of the text above. Remove the spaces: {write}",
  },
  "too-deep": {
    zh: "这里一层套一层，超过了 {most} 层。请少套几层。",
    en: "Lists, quotations or brackets are nested more than {most} levels deep here. Use fewer levels.",
  },
  unreadable: {
    zh: "这一行看不懂：“{shown}”。请一行写一个字段，字段名、半角冒号、空格、内容，例如 title: 标题；文字里有特殊符号就用英文双引号括起来。",
    en: "This line can't be read: “{shown}”. Write one field per line, with a colon and a space, such as title: Our news. Put a text that contains special signs in straight quotes.",
  },
} as const satisfies Messages;
