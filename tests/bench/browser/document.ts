import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** The same document without scripts and without elements that fetch them. */
export function withoutScripts(html: string): string {
  const document = parse(html);
  for (const element of elementsOf(document)) {
    if (isScript(element)) defaultTreeAdapter.detachNode(element);
  }
  return serialize(document);
}

/** All inline styles of a document. */
export function stylesOf(html: string): string {
  const styles = elementsOf(parse(html)).filter(({ tagName }) => tagName === "style");
  return styles
    .flatMap(({ childNodes }) => childNodes)
    .filter(defaultTreeAdapter.isTextNode)
    .map(({ value }) => value)
    .join("\n");
}

/** Paths of the stylesheets that a document links. */
export function stylesheetsOf(html: string): string[] {
  return elementsOf(parse(html))
    .filter((element) => element.tagName === "link" && attribute(element, "rel") === "stylesheet")
    .map((element) => attribute(element, "href"));
}

function elementsOf(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .flatMap((element) => [element, ...elementsOf(element)]);
}

function isScript(element: Element): boolean {
  if (element.tagName === "script") return true;
  const isPreload =
    attribute(element, "rel") === "preload" && attribute(element, "as") === "script";
  return element.tagName === "link" && (isPreload || attribute(element, "rel") === "modulepreload");
}

function attribute({ attrs }: Element, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value ?? "";
}
