import type { Node } from "yaml";

/** Where the parts of a YAML text are. */

/** Where a block collection's entries are: whole lines, with the comments above them. */
export interface Chunk {
  from: number;
  to: number;
}
export function chunksOf(text: string, ranges: readonly [number, number][]): Chunk[] {
  let from: number | undefined;
  return ranges.map(([start, end]) => {
    const begin = from ?? lineStart(text, start);
    from = lineEnd(text, end);
    return { from: begin, to: from };
  });
}

export function rangeOf(key: Node, node: Node | null): [number, number] {
  const [from, afterKey] = [key.range?.[0] ?? 0, (key.range?.[1] ?? 0) + 1];
  return [from, Math.max(afterKey, node?.range?.[1] ?? 0)];
}

/** Begin of the line of an offset. */
function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Begin of the comments in the lines above one. */
export function commentsAbove(text: string, line: number): number {
  const above = lineStart(text, line - 1);
  return line > 0 && /^\s*#/.test(text.slice(above, line)) ? commentsAbove(text, above) : line;
}

/** Begin of the line behind an offset, which itself may be one. */
function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

export function columnAt(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

export function columnOf(text: string, node: Node): number {
  return columnAt(text, node.range?.[0] ?? 0);
}

/** Offset of the dash before an item. */
export function dashOf(text: string, node: Node): number {
  return text.lastIndexOf("-", (node.range?.[0] ?? 1) - 1);
}
