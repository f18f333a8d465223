/** Tries to match a part of a pattern at an offset. If the part matches, `then` tries the rest of the pattern. */
type Matcher = (at: number, then: (at: number) => boolean) => boolean;

const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,)?(\d+)?\})(\??)/;
const ESCAPE = "\\\\(?:[pPuk](?:\\{[^}]*\\}|<\\w+>)|u[\\da-f]{4}|x[\\da-f]{2}|.)";
/** Matches an escape, a class or a character of a pattern. With the flag `v`, a class may contain other classes. */
const PIECE = new RegExp(`^(?:${ESCAPE}|\\[(?:\\\\.|[^\\]\\\\])*\\]|[^()|\\\\[])`, "isu");
const PIECE_V = new RegExp(
  `^(?:${ESCAPE}|\\[(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\])*\\]|[^\\]\\\\[])*\\]|[^()|\\\\[])`,
  "isu",
);

/**
 * Counts the steps in which a backtracking engine finds all matches of a pattern in a text. Each attempt to match a
 * character, a class or an assertion is a step. An assertion such as `(?=a*b)` is one step, whatever it contains.
 */
export function countSteps({ source, flags }: RegExp, text: string): number {
  let steps = 0;
  let rest = source;
  const single = flags.includes("v") ? PIECE_V : PIECE;
  const sticky = `${flags.replace(/[gy]/g, "")}y`;
  const take = (length: number) => {
    const taken = rest.slice(0, length);
    rest = rest.slice(length);
    return taken;
  };
  const piece = (pattern: string): Matcher => {
    const native = new RegExp(pattern, sticky);
    return (at, then) => {
      steps++;
      native.lastIndex = at;
      const found = native.exec(text);
      return found !== null && then(at + found[0].length);
    };
  };
  const group = (): Matcher => {
    if (/^\(\?<?[=!]/.test(rest)) return piece(take(closing(rest, single)));
    take(/^\((?:\?(?::|<\w+>))?/.exec(rest)?.[0].length ?? 0);
    const inner = alternatives();
    take(1);
    return inner;
  };
  const sequence = (): Matcher => {
    let all: Matcher = (at, then) => then(at);
    while (rest !== "" && !/^[|)]/.test(rest)) {
      const one = rest.startsWith("(") ? group() : piece(take(single.exec(rest)?.[0].length ?? 1));
      const before = all;
      const after = quantified(one);
      all = (at, then) => before(at, (next) => after(next, then));
    }
    return all;
  };
  const quantified = (one: Matcher): Matcher => {
    const [full, exact, comma, most, lazy] = QUANTIFIER.exec(rest) ?? [];
    if (full === undefined) return one;
    take(full.length);
    const least = Number(exact ?? (full.startsWith("+") ? 1 : 0));
    const open = comma || exact === undefined ? Number.POSITIVE_INFINITY : least;
    const limit = full.startsWith("?") ? 1 : most === undefined ? open : Number(most);
    const repeat = (count: number, at: number, then: (at: number) => boolean): boolean => {
      const more = () =>
        count < limit && one(at, (next) => next > at && repeat(count + 1, next, then));
      if (count < least) return more();
      return lazy ? then(at) || more() : more() || then(at);
    };
    return (at, then) => repeat(0, at, then);
  };
  const alternatives = (): Matcher => {
    const branches = [sequence()];
    while (rest.startsWith("|")) {
      take(1);
      branches.push(sequence());
    }
    return (at, then) => branches.some((branch) => branch(at, then));
  };
  const pattern = alternatives();
  let at = 0;
  while (at <= text.length) {
    let end = at;
    pattern(at, (found) => {
      end = found;
      return true;
    });
    at = Math.max(end, at + 1);
    if (flags.includes("y")) break;
  }
  return steps;
}

/** The length of the group at the beginning of a pattern. */
function closing(pattern: string, single: RegExp): number {
  let depth = 0;
  let at = 0;
  while (at < pattern.length) {
    const [part = ""] = single.exec(pattern.slice(at)) ?? [pattern.charAt(at)];
    if (part === "(") depth++;
    at += part.length;
    if (part === ")" && --depth === 0) return at;
  }
  return at;
}
