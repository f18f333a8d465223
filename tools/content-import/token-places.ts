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

/** Finds the offsets of tokens in a text, because `marked` only stores the tokens' texts. */
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
    // The offsets are calculated when the first of them is needed, because most texts have no problems.
    if (this.#places.size === 0) this.#place(this.#tokens, 0, this.#text.length);
    return this.#places.get(token) ?? 0;
  }

  /** The offset of an excerpt inside a token. `after` is an offset from which to search. */
  find(token: Token, excerpt: string, after = 0): number {
    const from = Math.max(this.of(token), after);
    const at = this.#text.indexOf(firstLine(excerpt), from);
    return at < 0 ? from : at;
  }

  /**
   * Finds a token after the previous one. In quotations and lists, the lines of a token lack the signs before them.
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

/** The first line that is not empty, without white space around it. */
function firstLine(raw: string): string {
  return raw.trim().split("\n", 1)[0]?.trim() ?? "";
}
