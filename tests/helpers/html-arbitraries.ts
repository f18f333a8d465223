import fc from "fast-check";
import { attacks } from "./html-attacks.ts";

const attack = fc.constantFrom(
  ...Object.values(attacks)
    .flat()
    .filter((html) => html.length < 200),
);

const TAGS = (
  "a b i p div span table tbody tr td th caption ul li dl dt dd pre h2 img br hr iframe video source picture " +
  "svg math mtext mglyph mi foreignObject desc annotation-xml title style script noscript noembed noframes " +
  "template textarea select option optgroup button form fieldset legend label input object embed base meta " +
  "link html head body frameset frame plaintext xmp listing details summary dialog map area nobr font ruby rt " +
  "marquee x-widget unknown"
).split(" ");

const NAMES = (
  "href src srcset style id class name title onclick onerror xlink:href action formaction target rel srcdoc " +
  "poster background bgcolor color usemap data-src cite data-x is slot popover for headers aria-labelledby alt width =x \" ' ` < /"
).split(" ");

const VALUES = [
  ...[
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "&#106;avascript:alert(1)",
    " javascript&colon;x",
  ],
  ...[
    "data:text/html,x",
    "data:image/png;base64,AA==",
    "data:image/svg+xml,x",
    "vbscript:x",
    "blob:x",
  ],
  ...[
    "https://player.bilibili.com/x",
    "https://evil.example/",
    "//evil.example",
    "/a.png",
    "#main",
    "#",
  ],
  ...["color: red", "position:fixed", "background:url(x)", "color:\\72 ed", "margin:-9px", "a;b:c"],
  ...[
    "main",
    "c-main",
    "a b",
    "_blank",
    "opener",
    "</style>",
    "-->",
    "]]>",
    '"',
    "'",
    "&quot;&gt;",
    "",
  ],
];

const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string({ unit: "binary-ascii", maxLength: 12 }),
);

const attribute = fc
  .tuple(fc.constantFrom(...NAMES), value, fc.constantFrom('"', "'", ""))
  .map(([name, text, quote]) => `${name}=${quote}${text}${quote}`);

const openTag = fc
  .tuple(
    fc.constantFrom("<", "<", "<", "</", "<\u0000", "<!", "<?"),
    fc.constantFrom(...TAGS),
    fc.array(attribute, { maxLength: 3 }),
    fc.constantFrom(">", ">", ">", "/>", "", " "),
  )
  .map(([start, tag, attributes, end]) => `${start}${[tag, ...attributes].join(" ")}${end}`);

const text = fc.oneof(
  fc.constantFrom(
    "文",
    "x",
    "\n",
    "\n\n",
    "&lt;img src=x onerror=alert(1)&gt;",
    "&amp;lt;",
    "&#0;",
    "\u00a0",
  ),
  fc.constantFrom(
    "<!--",
    "-->",
    "--!>",
    "<![CDATA[",
    "]]>",
    "<!doctype html>",
    "\u0000",
    "&",
    "<",
    ">",
  ),
  fc.string({ maxLength: 8 }),
);

/** Start tags, end tags and texts in any order, mixed with known attacks. */
export const anyMarkup = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: openTag },
      { weight: 3, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
      { weight: 2, arbitrary: text },
      { weight: 1, arbitrary: attack },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(""));

const plainText = fc
  .array(
    fc.constantFrom("正文", "steel", " ", "&amp;", "&lt;", "&gt;", "&nbsp;", "“”", "😀", "2026"),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((words) => words.join(""));

const harmlessAttribute = fc.constantFrom(
  ...[
    'class="lead wide"',
    'title="a &quot;b&quot; &amp; c"',
    'lang="en"',
    'dir="ltr"',
    'align="center"',
  ],
  ...[
    'style="color: light-dark(#d60000, #ff5c5c); text-align: center"',
    'aria-hidden="true"',
    'hidden=""',
    'role="note"',
  ],
);

function element(tag: string, attributes: string[], content: string): string {
  return `<${[tag, ...new Set(attributes)].join(" ")}>${content}</${tag}>`;
}

const attributes = fc.uniqueArray(harmlessAttribute, { maxLength: 2 });

function elementOf(tags: string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...tags), attributes, content)
    .map(([tag, given, inner]) => element(tag, given, inner));
}

function many(content: fc.Arbitrary<string>, maxLength = 3): fc.Arbitrary<string> {
  return fc.array(content, { minLength: 1, maxLength }).map((parts) => parts.join(""));
}

/**
 * Of the formatting elements, only `em` may contain another one (`strong`). The HTML parser would restructure some
 * other combinations.
 */
const bold = elementOf(["strong"], plainText);
const inline = fc.oneof(
  plainText,
  bold,
  elementOf(["em"], many(fc.oneof(plainText, bold))),
  elementOf(["span", "sub", "sup", "mark", "code", "q", "u"], plainText),
  plainText.map((words) => `<a href="https://example.com/?a=1&amp;b=2">${words}</a>`),
  plainText.map((words) => `<a href="/about/profile" target="_blank" rel="noopener">${words}</a>`),
  fc.constant("<br>"),
  fc.constant('<img src="/media/a-480.webp" alt="图" width="480" loading="lazy" decoding="async">'),
);

/** All rows have two cells, because the cleaner adds missing cells to shorter rows. */
const cell = elementOf(["td"], many(inline));
const row = elementOf(
  ["tr"],
  fc.tuple(cell, cell).map((cells) => cells.join("")),
);
const block: fc.Arbitrary<string> = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: "blocks" },
    elementOf(["p", "h2", "h3", "figcaption", "dt"], many(inline)),
    elementOf(["div", "section", "blockquote", "figure", "details"], many(tie("block"))),
    elementOf(["ul", "ol"], many(elementOf(["li"], fc.oneof(many(inline), many(tie("block")))))),
    elementOf(["table"], elementOf(["tbody"], many(row))),
    elementOf(
      ["pre"],
      plainText.map((words) => `${words}\n  ${words}`),
    ),
    fc.constant("<hr>"),
    fc.constant('<iframe src="https://player.bilibili.com/x" loading="lazy"></iframe>'),
  ),
})).block;

export const harmlessMarkup = many(block, 4);
