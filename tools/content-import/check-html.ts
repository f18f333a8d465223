import type { Token } from "marked";
import { defaultTreeAdapter, type Token as Html, html, Tokenizer } from "parse5";
import { isRemovedElement, isShownElement } from "../../worker/content-html/html.ts";
import { ANY_SITE } from "../../worker/content-html/html-attributes.ts";
import { loadDeferred } from "../../worker/content-html/html-media.ts";
import { excerpt } from "./characters.ts";
import { saying } from "./findings.ts";
import type { Report } from "./text-findings.ts";
import { childrenOf } from "./token-places.ts";

const ADDRESSES: Readonly<Record<string, "link" | "picture">> = {
  href: "link",
  src: "link",
  poster: "picture",
};
/** Matches Markdown inside an HTML block. Markdown has no effect there, so the site would show it as typed. */
const MARKS = /\*\*[^*\n]+\*\*|\]\([^)\n]+\)|^ {0,3}#{2,6} .*/m;

/** Checks the HTML tags that an editor has written, and the addresses in their attributes. */
export function htmlCheck(videoHosts: readonly string[]) {
  return (token: Token, _: readonly Token[], report: Report): void => {
    if (token.type !== "html") return;
    let text = "";
    const characters = ({ chars }: Html.CharacterToken) => {
      text += chars;
    };
    const placeOf = (tag: string) => report.places.find(token, tag);
    const handler = {
      onStartTag(tag: Html.TagToken) {
        checkTag(tag, placeOf(`<${tag.tagName}`), videoHosts, report);
      },
      onComment({ data }: Html.CommentToken) {
        const shown = excerpt(data.trim(), 0, 20);
        if (shown) report.note(placeOf("<!"), saying("comment-hidden", { shown }));
      },
      onCharacter: characters,
      onWhitespaceCharacter: characters,
      onNullCharacter() {},
      onEndTag() {},
      onDoctype() {},
      onEof() {},
    };
    new Tokenizer({ sourceCodeLocationInfo: false }, handler).write(token.raw, true);
    const [marks] = MARKS.exec(text) ?? [];
    if (marks) report.problem(placeOf(marks), saying("marks-in-tags", { shown: marks.trim() }));
  };
}

/** Matches the start tag of an inline element. If the end tag is missing, the element formats all text that follows. */
const INLINE = /^<(b|i|u|s|a|em|strong|del|mark|sub|sup|small|big|font|span)(?:\s[^>]*)?>$/i;

/** Finds tags that are probably comparison signs, as in `a<b>c`, and start tags without an end tag. */
export function checkOpenTags(token: Token, _: readonly Token[], report: Report): void {
  if (!token.raw.includes("<")) return;
  const tags = childrenOf(token).filter(({ type }) => type === "html");
  for (const tag of tags) {
    const [, name] = INLINE.exec(tag.raw) ?? [];
    if (name === undefined || token.raw.toLowerCase().includes(`</${name.toLowerCase()}`)) continue;
    report.note(report.places.of(tag), saying("tag-open", { shown: tag.raw, end: `</${name}>` }));
  }
}

function checkTag(
  { tagName: name, attrs }: Html.TagToken,
  at: number,
  videoHosts: readonly string[],
  { problem, link }: Report,
): void {
  const source = attrs.find((attr) => attr.name === "src")?.value ?? "";
  // Video platforms offer HTML to copy. Its address may lack the protocol, as in `//player.bilibili.com/…`.
  const host = URL.parse(source, ANY_SITE)?.host ?? source;
  if (name === "iframe" && !videoHosts.includes(host)) {
    const values = { host, hosts: videoHosts.join(", "), write: `[${host}](${source})` };
    problem(at, saying("frame-host", values));
    return;
  }
  if (isRemovedElement(name)) problem(at, saying("element-lost", { name }));
  else if (!isShownElement(name)) {
    const shown = `<${name}>`;
    problem(at, saying("element-unknown", { shown, write: `&lt;${name}&gt;` }));
  }
  for (const attr of attrs) {
    if (attr.name.startsWith("on")) problem(at, saying("script-attribute", { name: attr.name }));
  }
  // In articles from WeChat, the address of a picture is in `data-src`, and a script of WeChat loads the picture.
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, [...attrs]);
  loadDeferred(element);
  for (const attr of element.attrs) {
    const kind = ADDRESSES[attr.name];
    if (kind) link(at, attr.value, name === "img" ? "picture" : kind);
  }
}
