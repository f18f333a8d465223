/** A number in a title, with its unit. */
export interface KeyFigure {
  number: string;
  unit: string;
}

/** Units of numbers that are shown in large type; excludes years and dates. */
const UNITS =
  "[亿万]元|个月|万?[吨个]|小时|分钟|分贝|[名人孔天度次家条%]|[bm]illion(?: yuan| tonnes)?|hours|days|people|places|racks";

const FIGURE = new RegExp(`(?<![\\d.A-Za-z由])(\\d[\\d,.]*)\\s?(${UNITS})`);

/** The first quantity in a text; of a change, what it is now. */
export function keyFigure(text: string): KeyFigure | undefined {
  const [, number, unit] = FIGURE.exec(text) ?? [];
  return number && unit ? { number, unit } : undefined;
}
