import { Marked, type RendererThis, type Token, type Tokens } from "marked";
import { escapeHtml } from "../../shared/text/escape.ts";
import { readFigures } from "../../worker/content-html/body-figure.ts";
import {
  type Assets,
  type Pictures,
  pictureFile,
  servedAddress,
  unknownPicture,
} from "./assets.ts";
import { codePoint, excerpt, invisibleIn, isOneText, ZERO_WIDTH } from "./characters.ts";
import {
  checkBlocks,
  checkDefinitions,
  checkList,
  checkNesting,
  checkTable,
} from "./check-blocks.ts";
import { checkDialects } from "./check-dialects.ts";
import { checkOpenTags, htmlCheck } from "./check-html.ts";
import { checkLines } from "./check-lines.ts";
import { checkMarks } from "./check-marks.ts";
import { saying } from "./findings.ts";
import { markdownRules } from "./markdown-rules.ts";
import type { Report, TextFinding, TextLink } from "./text-findings.ts";
import { childrenOf, TokenPlaces } from "./token-places.ts";

/** A rendered body, with its findings and links. The offsets in findings and links are offsets in the Markdown. */
interface Rendered {
  html: string;
  findings: TextFinding[];
  links: TextLink[];
}

export const MEDIA = "media:";
/**
 * How deep lists and quotations may be nested. No real text needs more levels. Without a limit, a crafted text could
 * exhaust the stack.
 */
const MAX_LEVELS = 20;

/**
 * Returns a function that renders Markdown as HTML. In this Markdown, `![caption](media:name)` shows one of the site's
 * pictures.
 */
export function createRenderer(
  { pictures, served }: Pick<Assets, "pictures" | "served">,
  videoHosts: readonly string[],
): (markdown: string) => Rendered {
  const marked = new Marked(markdownRules, { renderer: rendererFor(pictures) });
  const checks = [
    checkMarks,
    checkDialects,
    checkOpenTags,
    checkLines,
    checkList,
    checkTable,
    checkBlocks,
    htmlCheck(videoHosts),
  ];
  return (written) => {
    const findings: TextFinding[] = [];
    const links: TextLink[] = [];
    const markdown = reportInvisible(written, findings);
    const add = (severity: TextFinding["severity"]) => (at: number, said: TextFinding["said"]) => {
      findings.push({ severity, at, said });
    };
    const problem = add("problem");
    try {
      const tokens = marked.lexer(markdown);
      const report: Report = {
        places: new TokenPlaces(markdown, tokens),
        problem,
        note: add("note"),
        link: (at, address, kind) => links.push({ at, address, kind }),
      };
      const visit = (token: Token, ancestors: readonly Token[]) => {
        if (ancestors.length > MAX_LEVELS) throw new RangeError();
        for (const check of checks) check(token, ancestors, report);
        checkPicture(token, pictures, report);
        if (token.type === "link") token.href = servedAddress(served, token.href);
        const children = childrenOf(token);
        if (children.length === 0) return;
        const within = [...ancestors, token];
        for (const child of children) visit(child, within);
        if (hasInlineText(token) && token.raw.trimEnd().includes("\n")) joinText(children);
      };
      for (const token of tokens) visit(token, []);
      checkNesting(tokens, report);
      checkDefinitions(tokens, new Set(links.map(({ address }) => address)), report);
      const html = marked.parser(tokens).trim();
      for (const { at, address } of links.filter(({ address }) => /^#./.test(address))) {
        if (!hasTarget(html, address)) report.note(at, saying("anchor-unknown", { address }));
      }
      for (const finding of wrongFigures(markdown, html)) problem(finding.at, finding.said);
      return { html, findings, links };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problem(deepestAt(markdown), saying("too-deep", { most: MAX_LEVELS }));
      return { html: "", findings, links: [] };
    }
  };
}

/** Matches a line that begins with a dash. At the end of a quotation, such a line names the speaker. */
const ATTRIBUTION = /^(?:——|— )/;

function rendererFor(pictures: Pictures) {
  const spans = new WeakMap<Tokens.TableCell, number>();
  const attributions = new WeakSet<Tokens.Paragraph>();
  return {
    blockquote({ tokens }: Tokens.Blockquote): false {
      for (const token of tokens.slice(1)) {
        if (token.type === "paragraph" && ATTRIBUTION.test(token.text)) {
          attributions.add(token as Tokens.Paragraph);
        }
      }
      return false;
    },
    /** Renders a picture as a figure if it is alone in its paragraph. */
    paragraph(this: RendererThis, paragraph: Tokens.Paragraph): string | false {
      const { tokens } = paragraph;
      if (attributions.has(paragraph)) {
        return `<p><cite>${this.parser.parseInline(tokens)}</cite></p>\n`;
      }
      const [only, second] = tokens;
      return only && !second && isPicture(only) ? `${figure(only, pictures)}\n` : false;
    },
    /** If only the first column of a table has a heading, this heading spans all columns, as a name of the table. */
    table(token: Tokens.Table): string | false {
      const [head, ...others] = token.header;
      if (!head?.text || others.length === 0 || others.some(({ text }) => text)) return false;
      spans.set(head, token.header.length);
      token.header = [head];
      return false;
    },
    /** Renders an empty header cell as `<td>`, because an empty `<th>` would announce a heading without a name. */
    tablecell(this: RendererThis, cell: Tokens.TableCell): string | false {
      const span = spans.get(cell);
      if (span) return `<th colspan="${span}">${this.parser.parseInline(cell.tokens)}</th>\n`;
      const isCorner = cell.header && cell.text === "" && cell.tokens.length === 0;
      return isCorner ? "<td></td>\n" : false;
    },
    image(token: Tokens.Image): string | false {
      return isPicture(token) ? picture(token, pictures) : false;
    },
  };
}

function isPicture(token: Token): token is Tokens.Image {
  return token.type === "image" && token.href.startsWith(MEDIA);
}

function figure(token: Tokens.Image, pictures: Pictures): string {
  const caption = token.text && `<figcaption>${escapeHtml(token.text)}</figcaption>`;
  return `<figure>${picture(token, pictures)}${caption}</figure>`;
}

function picture({ href, text }: Tokens.Image, pictures: Pictures): string {
  const file = pictureFile(pictures, href.slice(MEDIA.length));
  // `checkPicture` has reported the unknown picture as a problem, so this HTML will not be imported.
  if (!file) return "";
  const { url, width, height } = file;
  return `<img src="${url}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`;
}

/**
 * Reports unknown pictures and links without text. Records the addresses of the remaining links and pictures. These
 * addresses are checked later, when all pages are known.
 */
function checkPicture(token: Token, pictures: Pictures, report: Report): void {
  const { places, problem, note, link } = report;
  if (isPicture(token)) {
    const { title } = token;
    if (title)
      note(
        places.of(token),
        saying("picture-title", { title, write: `![${title}](${token.href})` }),
      );
    const name = token.href.slice(MEDIA.length);
    if (!pictureFile(pictures, name)) problem(places.of(token), unknownPicture(pictures, name));
  } else if (token.type === "link" && !hasWords(token)) {
    problem(places.of(token), saying("link-without-text", { write: `[…](${token.href})` }));
  } else if (token.type === "link" || token.type === "image") {
    link(places.of(token), token.href, token.type === "image" ? "picture" : "link");
  }
}

/** Whether a link contains text or a picture, so that visitors can click the link. */
function hasWords(link: Token): boolean {
  return leavesOf(link).some((leaf) => leaf.type === "image" || (leaf !== link && leaf.raw.trim()));
}

/** Whether the children of a token are inline text rather than blocks. */
function hasInlineText(token: Token): boolean {
  return ["paragraph", "text", "heading"].includes(token.type);
}

/** Joins Chinese lines without a space, even if formatting such as bold text begins or ends at the line break. */
function joinText(tokens: readonly Token[]): void {
  const leaves = tokens.flatMap(leavesOf);
  for (const [index, leaf] of leaves.entries()) {
    if (leaf.type !== "text" || !leaf.text.includes("\n")) continue;
    const before = leaves.slice(0, index).map(shownOf).join("");
    const after = leaves
      .slice(index + 1)
      .map(shownOf)
      .join("");
    leaf.text = leaf.text.replace(/[ \t]*\n[ \t]*/g, (found: string, at: number, whole: string) => {
      const next = whole.slice(at + found.length) + after;
      return isOneText(before + whole.slice(0, at), next) ? "" : found;
    });
  }
}

function leavesOf(token: Token): Token[] {
  const children = childrenOf(token);
  return children.length > 0 ? children.flatMap(leavesOf) : [token];
}

function shownOf(token: Token): string {
  return token.type === "html" ? "" : "text" in token ? String(token.text) : "\n";
}

/** Reports invisible characters. Returns the text without zero-width characters. */
function reportInvisible(markdown: string, findings: TextFinding[]): string {
  const found = invisibleIn(markdown);
  const hidden = found.map(({ character }) => new RegExp(ZERO_WIDTH.source).test(character));
  const first = found.findIndex((_, index) => hidden[index]);
  for (const [index, { at, character }] of found.entries()) {
    const isRemoved = hidden[index] ?? false;
    if (isRemoved && index !== first) continue;
    const values = { shown: excerpt(markdown, at), code: codePoint(character) };
    const said = saying(isRemoved ? "zero-width-removed" : "text-invisible", values);
    findings.push({ severity: isRemoved ? "note" : "problem", at, said });
  }
  return first < 0 ? markdown : markdown.replace(ZERO_WIDTH, "");
}

/** Whether a body has the element to which an address such as `#place` leads. Headings have no ids. */
function hasTarget(html: string, address: string): boolean {
  const names = Array.from(html.matchAll(/\b(?:id|name)=["']?([^"'\s>]+)/g), ([, name]) => name);
  return names.some((name = "") => [name, encodeURI(name)].includes(address.slice(1)));
}

/** Finds figures, such as charts, that cannot be drawn. The n-th figure in the HTML is the n-th in the Markdown. */
function wrongFigures(markdown: string, html: string): Pick<TextFinding, "at" | "said">[] {
  const places = [...markdown.matchAll(/<figure class=/g)].map(({ index }) => index);
  return readFigures(html).flatMap(({ problem }, index) =>
    problem ? [{ at: places[index] ?? 0, said: problem }] : [],
  );
}

/** The offset of the line with the deepest nesting. This line has the most marks and spaces at its beginning. */
function deepestAt(markdown: string): number {
  const depths = markdown.split("\n").map((line) => /^[\s>*+-]*/.exec(line)?.[0].length ?? 0);
  const deepest = depths.indexOf(Math.max(...depths));
  const before = markdown.split("\n").slice(0, deepest);
  return before.reduce((at, line) => at + line.length + 1, 0);
}
