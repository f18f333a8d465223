import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * Extracts the text of a document as programs without styles show it, such as text browsers. Each block element begins
 * a new line, and inline elements do not.
 */

const BLOCKS = new Set(
  "address article aside blockquote body br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe input legend li main nav ol option p pre search section select summary table tbody td th thead tr ul video".split(
    " ",
  ),
);
/** Elements whose text is not shown. A dialog is closed at first. */
const UNSEEN = new Set(["dialog", "head", "noscript", "script", "style", "svg", "template"]);

/** Marks where an inline element begins or ends. */
const SEAM = "\u0001";
/** Marks an HTML comment, with which React separates two texts of one element. */
const COMMENT = "\u0002";

/** The lines of a document. SEAM marks where inline elements begin or end. */
export function plainText(html: string): string {
  return [...textsIn(parse(html))].join("");
}

/** The lines of a text from the content. Such a text may contain HTML. */
export function writtenText(text: string): string {
  return /[<&]/.test(text) ? plainText(text).replaceAll(SEAM, "") : text.replace(INVISIBLE, "");
}

const WORD_BEFORE = /[\p{L}\p{N},.]{0,3}[\p{L}\p{N}%]$/u;
const WORD_AFTER = /^[\p{L}\p{N}][\p{L}\p{N},.%]{0,3}/u;

/**
 * Finds places where the words of two elements touch without white space. Returns up to four characters of each word,
 * for example `南京2026`.
 */
export function joinedIn(plain: string): string[] {
  return plain.split("\n").flatMap((line) => {
    const parts = partsOf(line);
    return parts.slice(1).flatMap((part, index) => {
      const text = parts.slice(0, index + 1).join("");
      const before = WORD_BEFORE.exec(text.replaceAll(COMMENT, ""));
      const after = WORD_AFTER.exec(part);
      return before && after ? before[0] + after[0] : [];
    });
  });
}

/** Texts with fewer characters than this may be repeated by coincidence, and are not reported. */
const FEW = 6;

/** Finds texts that a line contains twice in succession. */
export function repeatedIn(plain: string): string[] {
  return plain.split("\n").flatMap((line) => {
    const parts = partsOf(line).map((part) => part.replace(/[^\p{L}\p{N}]/gu, ""));
    return parts.flatMap((_, end) => {
      const rest = parts.slice(end).join("");
      const starts = parts.slice(0, end).keys();
      const texts = [...starts].map((start) => parts.slice(start, end).join(""));
      return texts.find((text) => text.length >= FEW && rest.startsWith(text)) ?? [];
    });
  });
}

function partsOf(line: string): string[] {
  return line.split(SEAM).filter(Boolean);
}

/** Matches invisible characters: zero width spaces, soft hyphens and word joiners. */
const INVISIBLE = /[\u00ad\u200b\u2060]/g;

function* textsIn(parent: Tree.ParentNode): Generator<string, void> {
  for (const child of parent.childNodes) {
    if ("value" in child) yield child.value.replace(INVISIBLE, "").replace(/\s+/g, " ");
    else if (child.nodeName === "#comment") yield COMMENT;
    if (!("tagName" in child) || child.tagName === "wbr" || UNSEEN.has(child.tagName)) continue;
    const boundary = BLOCKS.has(child.tagName) ? "\n" : SEAM;
    yield boundary;
    yield* textsIn(child);
    yield boundary;
  }
}
