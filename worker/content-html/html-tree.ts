import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Functions with which all parts of the HTML cleaner read and change parse5's tree. */

export type Attribute = Tree.Element["attrs"][number];

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function setAttribute(element: Tree.Element, name: string, value: string): void {
  const present = element.attrs.find((attr) => attr.name === name);
  if (present) present.value = value;
  else element.attrs.push({ name, value });
}

export function createElement(
  tagName: string,
  attrs: Attribute[],
  childNodes: Tree.ChildNode[] = [],
): Tree.Element {
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  setChildren(element, childNodes);
  return element;
}

export function setChildren(parent: Tree.ParentNode, children: Tree.ChildNode[]): void {
  parent.childNodes = children;
  for (const child of children) child.parentNode = parent;
}

export function childElements(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.filter((child): child is Tree.Element => "tagName" in child);
}

/** Yields all descendant elements in document order. */
export function* elementsIn(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of childElements(parent)) {
    yield child;
    yield* elementsIn(child);
  }
}
