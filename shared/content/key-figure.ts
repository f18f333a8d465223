/** A number of a title with its unit. */
export interface KeyFigure {
  number: string;
  unit: string;
}

/** Units that make a number worth showing large; years and dates are none of them. */
const UNITS =
  "亿元|万元|万吨|吨|万?个|名|位|人|台|孔|页|小时|分钟|天|度|分贝|次|家|%|(?:b|m)illion (?:yuan|tonnes)|(?:b|m)illion|hours|days|people|racks|robots";

const FIGURE = new RegExp(`(?<![\\d.A-Za-z])(\\d[\\d,]*(?:\\.\\d+)?)\\s?(${UNITS})`);

/** The first number of a title that says how much or how many. */
export function keyFigure(title: string): KeyFigure | undefined {
  const [, number, unit] = FIGURE.exec(title) ?? [];
  return number && unit ? { number, unit } : undefined;
}

const PAUSE = /[，。：；、？！—“”,:;?!]/;
const LONGEST_OPENING = 24;

/** What a title begins with, up to its first pause. */
export function openingWords(title: string): string {
  const opening = title.split(PAUSE).find(Boolean)?.trim() ?? "";
  return opening.length > LONGEST_OPENING ? opening.slice(0, LONGEST_OPENING).trimEnd() : opening;
}
