/** A source map of version 3, as bundlers write it. */
export interface SourceMapFile {
  sources: string[];
  mappings: string;
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const DIGIT_BITS = 5;
const CONTINUED = 1 << DIGIT_BITS;

/** Characters of the generated code by the source that they come from; what comes from none is left out. */
export function sizesBySource(
  code: string,
  { sources, mappings }: SourceMapFile,
): Map<string, number> {
  const sizes = new Map<string, number>();
  const lines = code.split("\n");
  let source = 0;
  for (const [index, line] of mappings.split(";").entries()) {
    const length = lines[index]?.length ?? 0;
    const segments = line.split(",").map(decode);
    const starts: { column: number; source: number | undefined }[] = [];
    let column = 0;
    for (const [moved = 0, sourceMoved] of segments) {
      column += moved;
      if (sourceMoved !== undefined) source += sourceMoved;
      starts.push({ column, source: sourceMoved === undefined ? undefined : source });
    }
    for (const [at, start] of starts.entries()) {
      const name = start.source === undefined ? undefined : sources[start.source];
      const size = (starts[at + 1]?.column ?? length) - start.column;
      if (name !== undefined) sizes.set(name, (sizes.get(name) ?? 0) + size);
    }
  }
  return sizes;
}

/** Numbers of a segment: digits of base 64, lowest first, the sign in the lowest bit. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = BASE64.indexOf(letter);
    value += (digit & (CONTINUED - 1)) << shift;
    shift += DIGIT_BITS;
    if (digit & CONTINUED) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
