import lettering from "./lettering.json" with { type: "json" };

export type Word = keyof typeof lettering;

/** A word's width at a letter size. */
export function wordWidth(word: Word, size: number): number {
  return (lettering[word].width * size) / lettering[word].em;
}

/** A word as a path; `x` is where it begins and `y` its baseline. */
export function wordPath(word: Word, x: number, y: number, size: number, fill: string): string {
  const scale = Number((size / lettering[word].em).toPrecision(4));
  const place = `translate(${tidy(x)} ${tidy(y)}) scale(${scale})`;
  return `<path fill="${fill}" transform="${place}" d="${lettering[word].path}"/>`;
}

/** Numbers in drawings need no more than a tenth of a thousandth of their width. */
export function tidy(value: number): number {
  return Number(value.toFixed(2));
}
