import type { Messages } from "./message.ts";

/** Messages about the body of an item, which is the text below the fields. */
export const textMessages = {
  "body-too-long": {
    zh: "正文有 {length} 个字符，最多 {most} 个。请分成几个条目。",
    en: "The text has {length} characters; at most {most} are possible. Divide the text into several items.",
  },
  "heading-level": {
    zh: "页面已经有标题，正文里的小标题从 ## 开始。与页面标题相同的，请删掉这一行；否则请写 {write}",
    en: "The page already has a title, so headings in the text begin with ##. If this line repeats the title, remove it. Otherwise write {write}",
  },
  "heading-typed": {
    zh: "“{shown}”会原样显示，不会变成标题。请从行首写起，用半角 #，后面加一个空格：{write}",
    en: "“{shown}” would be shown as typed. To make it a heading, begin the line with half-width ## and a space: {write}",
  },
  "hash-typed": {
    zh: "“{shown}”会原样显示。如果它是标题，请写 {write}",
    en: "“{shown}” is shown as typed. If it is a heading, write {write}",
  },
  "mark-shown": {
    zh: "“{shown}”会连符号“{mark}”一起显示出来：“{mark}”里面的第一个和最后一个字不能是空格或标点。请写 {write}",
    en: "“{shown}” would be shown with its “{mark}”, because the text between the marks begins or ends with a space or punctuation. Write {write}",
  },
  "mark-underscore": {
    zh: "“{shown}”会连下划线一起显示出来。加粗请用星号：{write}",
    en: "“{shown}” would be shown with its underscores. Use asterisks for bold text: {write}",
  },
  "underscore-single": {
    zh: "“{shown}”会连下划线一起显示出来。要斜体，请写 {write}",
    en: "“{shown}” is shown with its underscores. For italics write {write}",
  },
  "marks-in-tags": {
    zh: "“{shown}”紧跟在尖括号标签后面，符号会原样显示。请在标签的下面和上面各空一行。",
    en: "“{shown}” would be shown as typed, because it follows directly after a tag in angle brackets. Leave an empty line between tags and text.",
  },
  "mark-alone": {
    zh: "“{shown}”里的“{mark}”会原样显示。请把成对的另一半补上，或者删掉；要显示这个符号，请写 {write}",
    en: "“{shown}” would be shown with its “{mark}”. Add the other half of the pair, or remove this half. To show the sign, write {write}",
  },
  "mark-wide": {
    zh: "“{shown}”里的“{mark}”是全角的，会原样显示。请改成半角：{write}",
    en: "The “{mark}” in “{shown}” is full-width and would be shown as typed. Use the half-width sign: {write}",
  },
  "star-italic": {
    zh: "“{shown}”里的两个 * 不会显示，中间的字会变成斜体。如果是乘号，请写 ×；要显示星号，请写 \\*",
    en: "The two * in “{shown}” are not shown, and the words between them are in italics. For a multiplication sign, write ×. To show an asterisk, write \\*",
  },
  "link-typed": {
    zh: "“{shown}”会原样显示，不会变成链接或图片。请写 {write}（括号都用半角，地址里和两个括号之间不加空格）",
    en: "“{shown}” would be shown as typed. Write {write}, with half-width brackets and parentheses and without spaces in the address or between the brackets.",
  },
  "dialect-write": {
    zh: "“{shown}”是别的软件的写法，会原样显示。请写 {write}",
    en: "“{shown}” is a notation of other programs, so it is shown as typed. Write {write}",
  },
  dialect: {
    zh: "“{shown}”是别的软件的写法，会原样显示。如果不是给读者看的，请删掉。",
    en: "“{shown}” is a notation of other programs, so it is shown as typed. If readers should not see it, remove it.",
  },
  footnote: {
    zh: "网站没有脚注，“{shown}”会原样显示。请把注释写在正文里，用括号括起来。",
    en: "The site has no footnotes, so “{shown}” would be shown as typed. Write the note into the text, in parentheses.",
  },
  "line-lost": {
    zh: "“{shown}”这一行不会出现在网站上，因为没有哪里用到它。请写成普通的句子，或者写成链接 {write}",
    en: "The line “{shown}” would not appear on the site, because no link uses it. Write it as a sentence or as a link: {write}",
  },
  "code-open": {
    zh: "这里的“{mark}”没有结束，下面的文字都会变成代码。请在代码后面单独加一行“{mark}”，不需要就删掉这一行。",
    en: "The “{mark}” here is never closed, so all text below would become code. Add a line “{mark}” after the code, or remove this line.",
  },
  "code-typed": {
    zh: "“{shown}”会原样显示。代码的上下要各有一行三个半角反引号，从行首写起：```",
    en: "“{shown}” would be shown as typed. Put three backticks on a line of their own before the code and after it: ```",
  },
  checkbox: {
    zh: "网站不显示方框“{shown}”。请写 ☐ 或 ☑",
    en: "The site does not show boxes such as “{shown}”. Write ☐ or ☑",
  },
  "number-changed": {
    zh: "列表会自动编号：这里写的是 {given}，网站上会显示 {shown}。请改成连续的号码，或者在两段列表之间写一段文字。",
    en: "Lists are numbered automatically, so {given} would be shown as {shown}. Correct the number, or write a paragraph between the two lists.",
  },
  "cells-lost": {
    zh: "表格的这一行有 {count} 格，表头只有 {most} 格，多出来的“{shown}”不会显示。请补上表头；格子里要写竖线，请写 \\|",
    en: "This row has {count} cells, but the head of the table has only {most}, so “{shown}” would not appear. Add cells to the head. To show a bar inside a cell, write \\|",
  },
  "row-unmeant": {
    zh: "“{shown}”会变成表格的一行。如果它不属于表格，请在它上面空一行。",
    en: "“{shown}” becomes a row of the table. If it does not belong to the table, leave an empty line above it.",
  },
  "table-typed": {
    zh: "这几行会原样显示，不会变成表格。请让每行从行首写起，用半角竖线 |，表头下面加一行 {write}，表格上下各空一行。",
    en: "These lines would be shown as typed. To make a table, begin each line with a half-width bar |, add a line {write} below the head, and leave an empty line above and below the table.",
  },
  "tabs-pasted": {
    zh: "“{shown}”像是从表格软件粘贴来的，网站上会连成一段。请写成表格：每行用竖线隔开，如 {write}，第一行下面加一行 {rule}",
    en: "“{shown}” seems to be pasted from a spreadsheet and is shown as one paragraph. Write it as a table: each row like {write}, and a line {rule} below the first row.",
  },
  "lines-together": {
    zh: "“{first}”和“{second}”在网站上会连成一段。要分段，请在中间空一行；要列表，请每行以“- ”或“1. ”开头；只要换行，请在上一行末尾加一个反斜杠 \\",
    en: "“{first}” and “{second}” are shown as one paragraph. For separate paragraphs, leave an empty line between them. For a list, begin each line with “- ” or “1. ”. For a line break only, end the first line with a backslash \\",
  },
  "speaker-together": {
    zh: "“{second}”会接在引文后面。请在它上面加一行只写 > 的空行，网站才知道这是谁说的话。",
    en: "“{second}” is shown as a part of the quotation. Add a line with only > above “{second}”, so that the site recognises the name of the speaker.",
  },
  "speaker-dash": {
    zh: "“{shown}”只是引文的一部分。要说明这是谁说的话，请写 {write}",
    en: "“{shown}” is shown as a part of the quotation. To name the speaker, write {write}",
  },
  "mark-pushed-in": {
    zh: "“{shown}”前面空得太多，不会变成列表或引文。请从行首写起：{write}",
    en: "“{shown}” is too far from the beginning of the line to be a list or quotation. Begin the line with {write}",
  },
  "list-blank": {
    zh: "“{shown}”里符号后面不是普通空格，不会变成列表。请写 {write}",
    en: "“{shown}” has no ordinary space after its sign, so it does not become a list. Write {write}",
  },
  "quotation-goes-on": {
    zh: "“{shown}”紧跟在引文下面，会变成引文的一部分。如果它不是引文，请在它上面空一行。",
    en: "“{shown}” is right below a quotation and becomes a part of it. If it does not belong to the quotation, leave an empty line above it.",
  },
  "list-beside": {
    zh: "“{shown}”会和上面的条目并排，不是它下面的小条目。要放到它下面，请在行首加四个空格。",
    en: "“{shown}” is on the same level as the item above. To put it inside that item, begin the line with four spaces.",
  },
  "sign-lost": {
    zh: "“{shown}”开头的“{sign}”不会显示，这一行会变成引文或列表。要显示它，请写 {write}",
    en: "The “{sign}” in “{shown}” is not shown, because it turns the line into a quotation or a list. To show it, write {write}",
  },
  "date-listed": {
    zh: "“{shown}”会变成编号列表。如果是日期，请写 {write}",
    en: "“{shown}” becomes a numbered list. If it is a date, write {write}",
  },
  "element-lost": {
    zh: "出于安全，网站不显示 <{name}>，里面的内容也会去掉。请删掉它；视频请用 videoUrl，图片请用 ![说明](media:名字)。",
    en: "For safety the site leaves out <{name}> and everything inside it. Remove it. For a film use the field videoUrl. For a picture write ![caption](media:name).",
  },
  "element-unknown": {
    zh: "“{shown}”不会出现在网站上。如果是从 Word 或网页带来的标签，请删掉；如果是要给读者看的文字，请写 {write}",
    en: "“{shown}” would not appear on the site. If it comes from Word or a web page, remove it. If readers should see it, write {write}",
  },
  "tag-open": {
    zh: "“{shown}”没有结束，后面的文字都会跟着变样。请在该结束的地方写上 {end}；如果它是小于号和大于号，请写成 &lt; 和 &gt;",
    en: "“{shown}” is never closed, so it changes all text that follows. Write {end} where it should end. If you mean the signs “less than” and “greater than”, write &lt; and &gt;",
  },
  "frame-host": {
    zh: "网站不显示来自“{host}”的嵌入内容，只允许 {hosts}。请改成普通链接：{write}",
    en: "The site does not embed content from “{host}”, only from {hosts}. Write a link instead: {write}",
  },
  "script-attribute": {
    zh: "出于安全，网站会去掉“{name}”。请删掉它。",
    en: "For safety the site leaves out “{name}”. Remove it.",
  },
  "comment-hidden": {
    zh: "“{shown}”是备注，不会出现在网站上。",
    en: "“{shown}” is a comment and does not appear on the site.",
  },
  "backslash-lost": {
    zh: "“{shown}”里的反斜杠不会显示。要显示它，请写两个：{write}",
    en: "The backslash in “{shown}” is not shown. To show it, write two backslashes: {write}",
  },
  "text-invisible": {
    zh: "“{shown}”里有一个看不见的字符（{code}），多半是粘贴进来的。请把这几个字删掉，用键盘重新输入。",
    en: "“{shown}” contains an invisible character ({code}), which was probably pasted. Delete these words and type them again.",
  },
  "zero-width-removed": {
    zh: "“{shown}”里有看不见的字符（{code}），多半是粘贴进来的；导入时会去掉。",
    en: "“{shown}” contains an invisible character ({code}), which was probably pasted. The import removes it.",
  },
  "figure-unknown": {
    zh: "没有名为“{name}”的图示。请写 line、slope、tally、stages 或 journey。",
    en: "There is no figure “{name}”. Write line, slope, tally, stages or journey.",
  },
  "picture-title": {
    zh: "引号里的“{title}”不会显示。图片说明写在方括号里：{write}",
    en: "“{title}” in quotes is not shown. Write the caption in the brackets: {write}",
  },
  "figure-stages": {
    zh: "图示 stages 要用编号列表来画，请在它的开头写一个（1. 、2. ……），列表上下各空一行。",
    en: "A figure “stages” is drawn from a numbered list. Write the list at the figure's beginning, with an empty line above and below it.",
  },
  "figure-journey": {
    zh: "图示 journey 要用一个表格来画：第一列是站名，后面 2 至 {most} 列各是一条线；至少两行，每行只在它所在的那一条线下写字，其余格子留空。",
    en: "A figure “journey” is drawn from a table with at least two rows. The first column has the names of the stops. Each of the 2 to {most} further columns stands for a line. A row has text in the column of its own line only; leave the other cells empty.",
  },
  "figure-long": {
    zh: "图示“{name}”的内容太长，画不出来。请缩短。",
    en: "The text of the figure “{name}” is too long to be drawn. Shorten it.",
  },
  "figure-shape": {
    zh: '图示“{name}”要用一个 {columns} 列、至少两行数据的表格来画。请写在 <figure class="{name}"> 和 </figure> 之间，表格上下各空一行。',
    en: 'A figure “{name}” is drawn from a table with {columns} columns and at least two rows. Write the table between <figure class="{name}"> and </figure>, with an empty line above and below it.',
  },
  "figure-rows": {
    zh: "图示“{name}”最多有 {most} 行。请删掉多出来的行。",
    en: "A figure “{name}” can have at most {most} rows. Remove some rows.",
  },
  "figure-number": {
    zh: "“{text}”不是数字，画不出来。单位请写到第一列，其他格子只写半角数字。",
    en: "“{text}” is not a number. Write units in the first column, and only half-width digits in the other cells.",
  },
  "figure-tally": {
    zh: "图示 tally 里，数字是几就画几格。请写大于 0 的整数，加起来最多 {most}。",
    en: "A figure “tally” draws a cell for each thing that is counted. Write whole numbers above 0 that add up to at most {most}.",
  },
  "figure-slope": {
    zh: "“{name}”从 {first} 开始。图示 slope 的起点要大于 0。",
    en: "“{name}” begins with {first}. A figure “slope” must begin above 0.",
  },
} as const satisfies Messages;
