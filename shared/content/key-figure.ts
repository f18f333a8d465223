/** A number in a title, with its unit. */
export interface KeyFigure {
  number: string;
  unit: string;
}

/** Units of numbers that are shown in large type; excludes years and dates. */
const UNITS =
  "[亿万]元|万?吨|个月|万?个|名|人|孔|小时|分钟|天|度|分贝|次|家|%|[bm]illion(?: yuan| tonnes)?|hours|days|people|places|racks";

const FIGURE = new RegExp(`(?<![\\d.A-Za-z由])(\\d[\\d,.]*)\\s?(${UNITS})`);

/** The first quantity in a text; of a change, what it is now. */
export function keyFigure(text: string): KeyFigure | undefined {
  const [, number, unit] = FIGURE.exec(text) ?? [];
  return number && unit ? { number, unit } : undefined;
}
