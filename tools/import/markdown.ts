import { Marked, type RendererThis, type Token, type Tokens } from "marked";
import { stripTags } from "../../shared/content/strip-tags.ts";
import { escapeHtml } from "../../shared/page/escape-html.ts";
import { readFigures } from "../../worker/upstream/body-figure.ts";
import { type Pictures, pictureFile, unknownPicture } from "./assets.ts";
import type { SeedFile } from "./seed-file.ts";

/** What was found in a body. Lines count from 0 at its first line. */
type Found = Pick<SeedFile, "problems" | "links">;

const MEDIA = "media:";
const HTML_ADDRESS = /\s(?:href|src)="([^"]*)"/g;

/** GitHub-flavoured Markdown as HTML; `![caption](media:name)` is one of the site's pictures. */
export function markdownToHtml(markdown: string, pictures: Pictures): Found & { html: string } {
  const marked = new Marked({ gfm: true, renderer: rendererFor(pictures) });
  const tokens = marked.lexer(markdown);
  const problems: Found["problems"] = [];
  const links: Found["links"] = [];
  marked.walkTokens(tokens, (token) => {
    const message = complaintAbout(token, pictures);
    const line = lineOf(markdown, token.raw);
    if (message) problems.push({ line, message });
    links.push(...addressesIn(token).map((address) => ({ line, address })));
  });
  const html = marked.parser(tokens).trim();
  problems.push(...deadBold(markdown, html), ...wrongFigures(markdown, html));
  return { html, problems, links };
}

const ATTRIBUTION = /^(?:——|— )/;

function rendererFor(pictures: Pictures) {
  const spans = new WeakMap<Tokens.TableCell, number>();
  return {
    /** A picture alone in its paragraph is a figure; one that begins with a dash says whose words precede it. */
    paragraph(this: RendererThis, { text, tokens }: Tokens.Paragraph): string | false {
      if (ATTRIBUTION.test(text)) return `<p><cite>${this.parser.parseInline(tokens)}</cite></p>\n`;
      const [only, second] = tokens;
      return only && !second && isPicture(only) ? `${figure(only, pictures)}\n` : false;
    },
    /** A lone head is that of all columns. */
    table(token: Tokens.Table): string | false {
      const [head, ...others] = token.header;
      if (!head?.text || others.length === 0 || others.some(({ text }) => text)) return false;
      spans.set(head, token.header.length);
      token.header = [head];
      return false;
    },
    /** The corner above a column of names is no heading of anything. */
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
  // Complained about already; nothing with problems is imported.
  if (!file) return "";
  const { url, width, height } = file;
  return `<img src="${url}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`;
}

function complaintAbout(token: Token, pictures: Pictures): string | undefined {
  if (token.type === "heading" && token.depth === 1) {
    return "begin headings with ##: the page's title is its only #";
  }
  if (!isPicture(token)) return undefined;
  const name = token.href.slice(MEDIA.length);
  return pictureFile(pictures, name) ? undefined : unknownPicture(pictures, name);
}

function addressesIn(token: Token): string[] {
  if (token.type === "link" || token.type === "image") return [token.href];
  if (token.type !== "html") return [];
  return [...token.raw.matchAll(HTML_ADDRESS)].map(([, address = ""]) => address);
}

/** `**“字”**后` is not bold by CommonMark's rules: a mark inside and a letter outside the asterisks. */
function deadBold(markdown: string, html: string): Found["problems"] {
  const text = stripTags(html.replace(/<code>.*?<\/code>/gs, ""));
  const [shown] = /\S{0,8}\*\*\S{0,8}/.exec(text) ?? [];
  if (shown === undefined) return [];
  const message = `“${shown}” shows its asterisks; put punctuation outside of **bold**`;
  return [{ line: lineOf(markdown, shown), message }];
}

/** Figures that cannot be drawn; they come in the same order in Markdown and in HTML. */
function wrongFigures(markdown: string, html: string): Found["problems"] {
  const lines = [...markdown.matchAll(/<figure class=/g)].map(
    ({ index }) => markdown.slice(0, index).split("\n").length - 1,
  );
  return readFigures(html).flatMap(({ problem }, index) =>
    problem ? [{ line: lines[index] ?? 0, message: problem }] : [],
  );
}

function lineOf(markdown: string, excerpt: string): number {
  const offset = markdown.indexOf(excerpt.trim());
  return offset < 0 ? 0 : markdown.slice(0, offset).split("\n").length - 1;
}
