import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import {
  attribute,
  childElements,
  createElement,
  elementsIn,
  setAttribute,
  setChildren,
} from "./html-tree.ts";

const SECTIONS = new Set(["thead", "tbody", "tfoot"]);

/** Adds captions, row headers and missing cells to all tables of a body. Returns whether any content was moved. */
export function describeTables(fragment: Tree.DocumentFragment): boolean {
  let isMoved = false;
  for (const element of [...elementsIn(fragment)]) {
    if (element.tagName !== "table") continue;
    isMoved = addCaption(element) || isMoved;
    nameRows(element);
    completeRows(element);
  }
  return isMoved;
}

/** Turns the first row into the caption if its only cell spans all columns. */
function addCaption(table: Tree.Element): boolean {
  const [first, second] = rowsOf(table);
  const [cell, ...others] = first ? childElements(first) : [];
  if (!first || !second || !cell || others.length > 0) return false;
  if (childElements(table).some(({ tagName }) => tagName === "caption")) return false;
  const width = widthOf(second);
  if (width < 2 || spanOf(cell, "colspan") < width || spanOf(cell, "rowspan") > 1) return false;
  remove(first);
  setChildren(table, [createElement("caption", [], cell.childNodes), ...table.childNodes]);
  return true;
}

/** If the first row consists of column headers, the first cell of each row below it becomes a row header. */
function nameRows(table: Tree.Element): void {
  const [head, ...rows] = rowsOf(table);
  const names = head ? childElements(head) : [];
  if (!head || names.length < 2 || !names.every(({ tagName }) => tagName === "th")) return;
  const width = widthOf(head);
  // After a cell that spans several rows, the next rows begin with a cell of another column.
  let spanned = 0;
  for (const row of rows) {
    const [cell] = childElements(row);
    if (spanned-- > 0 || !cell) continue;
    const span = spanOf(cell, "rowspan");
    spanned = span - 1;
    if (parentName(row) !== "thead" && isNameOfRow(cell, width)) {
      cell.tagName = "th";
      cell.nodeName = "th";
      setAttribute(cell, "scope", span > 1 ? "rowgroup" : "row");
    }
  }
}

function isNameOfRow(cell: Tree.Element, width: number): boolean {
  const isWhole = spanOf(cell, "colspan") >= width;
  return cell.tagName === "td" && !isWhole && cell.childNodes.some((child) => !isSpace(child));
}

function isSpace(node: Tree.ChildNode): boolean {
  return "value" in node && node.value.trim() === "";
}

/**
 * Adds a cell to each row that is too short, so that all rows have the same number of columns. A table with cells that
 * span several rows is left alone.
 */
function completeRows(table: Tree.Element): void {
  const rows = rowsOf(table);
  const isPlain = rows.every((row) =>
    childElements(row).every((cell) => spanOf(cell, "rowspan") === 1),
  );
  if (!isPlain) return;
  const widths = rows.map(widthOf);
  const width = widths.reduce((most, each) => Math.max(most, each), 0);
  for (const [index, row] of rows.entries()) {
    const missing = width - (widths[index] ?? 0);
    if (missing === 0) continue;
    const rest = createElement("td", [{ name: "colspan", value: String(missing) }]);
    setChildren(row, [...row.childNodes, rest]);
  }
}

function rowsOf(table: Tree.Element): Tree.Element[] {
  return childElements(table).flatMap((child) => {
    if (!SECTIONS.has(child.tagName)) return [];
    return childElements(child).filter(({ tagName }) => tagName === "tr");
  });
}

function widthOf(row: Tree.Element): number {
  return childElements(row).reduce((width, cell) => width + spanOf(cell, "colspan"), 0);
}

/** A `rowspan` of 0 reaches to the end of the table's section. */
function spanOf(cell: Tree.Element, name: "colspan" | "rowspan"): number {
  const span = Number.parseInt(attribute(cell, name) ?? "1", 10);
  if (name === "rowspan" && span === 0) return Number.POSITIVE_INFINITY;
  return span > 0 ? span : 1;
}

function parentName({ parentNode }: Tree.Element): string | undefined {
  return parentNode?.nodeName;
}

/** Removes a row, and also its section if no other row is left in it. */
function remove(row: Tree.Element): void {
  const section = row.parentNode;
  if (!section || !("tagName" in section)) return;
  const rest = section.childNodes.filter((child) => child !== row);
  const isEmpty = !rest.some((child) => "tagName" in child);
  setChildren(section, isEmpty ? [] : rest);
  const table = section.parentNode;
  if (isEmpty && table)
    setChildren(
      table,
      table.childNodes.filter((child) => child !== section),
    );
}
