import type { Token, Tokens } from "marked";

/** The child tokens of a token, in the order of the text. */
export function childrenOf(token: Token): Token[] {
  if (token.type === "list") return (token as Tokens.List).items;
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens);
  }
  return "tokens" in token ? (token.tokens ?? []) : [];
}

/** Finds the offsets of tokens in a text, because `marked` stores only the text of each token. */
export class TokenPlaces {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #places = new Map<Token, number>();

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  /** The offset at which a token begins. */
  of(token: Token): number {
    // Only messages need offsets, and most texts have no problems. So the offsets are calculated at the first call.
    if (this.#places.size === 0) this.#place(this.#tokens, 0, this.#text.length);
    return this.#places.get(token) ?? 0;
  }

  /** The offset of an excerpt inside a token. The search begins at the offset `after`. */
  find(token: Token, excerpt: string, after = 0): number {
    const from = Math.max(this.of(token), after);
    const at = this.#text.indexOf(firstLine(excerpt), from);
    return at < 0 ? from : at;
  }

  /**
   * Stores the offsets of tokens and of their children, and returns the offset after the last token. A token is found
   * by its first line only. Its other lines may differ from the text, because in quotations and lists they lack the `>`
   * or the indentation.
   */
  #place(tokens: readonly Token[], from: number, to: number): number {
    let at = from;
    for (const token of tokens) {
      const line = firstLine(token.raw);
      const found = line === "" ? -1 : this.#text.indexOf(line, at);
      const begin = found < 0 || found >= to ? at : found;
      this.#places.set(token, begin);
      const end = Math.min(to, begin + token.raw.length);
      const inside = this.#place(childrenOf(token), begin, to);
      const isWhole = this.#text.startsWith(token.raw, begin);
      at = Math.max(begin, isWhole ? end : inside);
    }
    return at;
  }
}

/** The first line of a text that is not empty, without white space around the line. */
function firstLine(raw: string): string {
  return raw.trim().split("\n", 1)[0]?.trim() ?? "";
}
