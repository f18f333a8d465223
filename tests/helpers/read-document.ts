import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { plainText } from "./plain-text.ts";
import { faultsOf, graphIn } from "./structured-data.ts";

/** The parts of a document that a crawler uses. */
export interface ReadDocument {
  html: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  isIndexable: boolean;
  /** The URLs of the page in other languages, by language. */
  alternates: Record<string, string>;
  /** The targets of the document's links, including fragments. */
  links: string[];
  /** The URLs of files that the document loads. */
  files: string[];
  /**
   * The addresses of the pictures that are visible without interaction. Each address is without the width of the file,
   * so that all sizes of a picture have the same address.
   */
  scenes: string[];
  ids: ReadonlySet<string>;
  /** The headings in document order. */
  headings: Heading[];
  /** The text as it reads without CSS (plain-text.ts). */
  text: string;
  /** Errors in the structured data. */
  dataFaults: string[];
}

export interface Heading {
  level: number;
  /** Whether an editor has written the heading, in the body of an item. */
  isInBody: boolean;
}

/** The relations (`rel`) of `<link>` elements that lead to pages. `<link>` elements with other relations load files. */
const PAGES = ["canonical", "alternate"];
const FILES: Record<string, string[]> = {
  // `data-src` contains the address of a picture that is loaded only when it is near the window.
  img: ["src", "srcset", "data-src"],
  source: ["src", "srcset"],
  video: ["src", "poster"],
  audio: ["src"],
  script: ["src"],
  iframe: ["src"],
};

/** @param address the absolute URL of the document */
export function readDocument(html: string, address: string): ReadDocument {
  const elements = [...elementsIn(parse(html))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = (name: string) =>
    named("meta").flatMap((meta) =>
      attribute(meta, "name") === name ? attribute(meta, "content") : [],
    );
  const related = (relation: string) =>
    named("link").filter((link) => attribute(link, "rel") === relation);
  const absolute = (href: string) => new URL(href, address).href;
  return {
    html,
    titles: named("title").filter(isInHead).map(textOf),
    descriptions: metas("description"),
    canonicals: related("canonical").map((link) => attribute(link, "href")),
    isIndexable: !metas("robots").some((rule) => /\bno(?:index|ne)\b/.test(rule)),
    alternates: Object.fromEntries(
      related("alternate")
        .filter((link) => hasAttribute(link, "hreflang"))
        .map((link) => [attribute(link, "hreflang"), attribute(link, "href")]),
    ),
    links: named("a")
      .filter((link) => hasAttribute(link, "href"))
      .map((link) => absolute(attribute(link, "href"))),
    files: elements.flatMap(filesOf).map(absolute),
    scenes: named("img").filter(isShown).map(sceneOf),
    ids: new Set(elements.map((element) => attribute(element, "id"))),
    headings: elements.flatMap((element) => {
      const [, digit] = /^h([1-6])$/.exec(element.tagName) ?? [];
      return digit ? [{ level: Number(digit), isInBody: isInBody(element) }] : [];
    }),
    text: plainText(html),
    dataFaults: dataFaultsIn(html),
  };
}

/**
 * The errors in the structured data. Invalid JSON is reported as an error as well, so that it does not end the crawl.
 */
function dataFaultsIn(html: string): string[] {
  try {
    return faultsOf(graphIn(html));
  } catch (error) {
    return [String(error)];
  }
}

function* elementsIn(parent: Tree.ParentNode): Generator<Tree.Element, void> {
  for (const child of parent.childNodes) {
    if (!("tagName" in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

function filesOf(element: Tree.Element): string[] {
  if (element.tagName === "link") {
    const isFile = !PAGES.includes(attribute(element, "rel")) || hasAttribute(element, "type");
    return isFile ? [attribute(element, "href")].filter(Boolean) : [];
  }
  const values = (FILES[element.tagName] ?? []).flatMap((name) =>
    // In `srcset`, a URL ends at a space.
    name === "srcset"
      ? attribute(element, name)
          .split(",")
          .map((candidate) => candidate.trim().split(" ")[0] ?? "")
      : attribute(element, name),
  );
  return values.filter(Boolean);
}

/**
 * Whether a picture is visible without interaction. Pictures in dialogs and in `noscript` are left out, because they
 * only repeat other pictures of the page.
 */
function isShown({ parentNode }: Tree.Element): boolean {
  if (!parentNode || !("tagName" in parentNode)) return true;
  return !["dialog", "noscript"].includes(parentNode.tagName) && isShown(parentNode);
}

/**
 * Whether an element is inside the text (body) of an item. Only bodies have the attribute `data-level`. Its value is
 * the level at which the headings of the body begin.
 */
function isInBody(element: Tree.Element): boolean {
  const { parentNode } = element;
  if (hasAttribute(element, "data-level")) return true;
  return parentNode !== null && "tagName" in parentNode && isInBody(parentNode);
}

function sceneOf(picture: Tree.Element): string {
  const address = attribute(picture, "data-src") || attribute(picture, "src");
  return address.replace(/(?:-tall)?-\d+\.\w+$/, "");
}

/** Whether a title element belongs to the document rather than to an SVG. */
function isInHead({ parentNode }: Tree.Element): boolean {
  return parentNode !== null && "tagName" in parentNode && parentNode.tagName === "head";
}

function textOf({ childNodes }: Tree.Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function attribute({ attrs }: Tree.Element, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value ?? "";
}

function hasAttribute(element: Tree.Element, name: string): boolean {
  return element.attrs.some((attr) => attr.name === name);
}
