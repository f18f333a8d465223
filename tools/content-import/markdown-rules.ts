import { type MarkedExtension, Tokenizer, type Tokens } from "marked";

/** Matches the characters that end a URL in a sentence: Chinese characters, full-width punctuation and `]`. */
const NO_ADDRESS = /[\]\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF“”‘’—…]/u;

/** Matches a definition of a link: `[label]: /about`. */
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:\s*(?:<|https?:|mailto:|tel:|media:|www\.|[/#.])/i;

/** Matches asterisks between digits, which mean multiplication or a power: `1500*3000*10`, `2**10`. */
export const BETWEEN_DIGITS = /(?<=\d)\*+(?=\d)/g;

const standard = Tokenizer.prototype;

/**
 * GitHub Flavored Markdown with exceptions for Chinese texts:
 *
 * - A URL ends where Chinese text begins.
 * - A single `~` and a `*` between digits are shown as typed.
 * - Indented text is a paragraph rather than code, because Chinese paragraphs are often indented.
 * - `---` draws a line, even directly below a text, where CommonMark would make the text a heading.
 * - A line such as `[label]: text` is shown as text if `text` does not look like an address.
 */
export const markdownRules: MarkedExtension = {
  gfm: true,
  hooks: {
    emStrongMask: (text: string) =>
      text.replace(BETWEEN_DIGITS, (stars) => "a".repeat(stars.length)),
  },
  tokenizer: {
    code: (): undefined => undefined,
    lheading: (): undefined => undefined,
    del: (text: string) => (text.startsWith("~~") ? false : undefined),
    def: (text: string) => (DEFINITION.test(text) ? false : undefined),
    emStrong: (text: string, _: string, before = "") =>
      /\d$/.test(before) && /^\*+\d/.test(text) ? undefined : false,
    url(text: string): Tokens.Link | undefined | false {
      const end = text.search(NO_ADDRESS);
      return end < 0 ? false : standard.url.call(this, text.slice(0, end));
    },
  },
};
