import type { Node } from "yaml";

/** Finds the offsets of the parts of a YAML text. */

/**
 * The range of an entry of a block collection, as offsets in the text. The range covers whole lines. It begins where
 * the previous entry ends, and so includes the comments above the entry. Comments above the first entry are left out.
 */
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

/** The offset at which a line begins. `offset` may be anywhere in the line. */
function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The offset at which the comments directly above a line begin. */
export function commentsAbove(text: string, line: number): number {
  const above = lineStart(text, line - 1);
  return line > 0 && /^\s*#/.test(text.slice(above, line)) ? commentsAbove(text, above) : line;
}

/** The offset at which the next line begins. If `offset` is already the beginning of a line, returns `offset`. */
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

/** The offset of the dash before an item of a list. */
export function dashOf(text: string, node: Node): number {
  return text.lastIndexOf("-", (node.range?.[0] ?? 1) - 1);
}
