/**
 * Checks the sizes and spaces of pasted text. Values that suit the window of an editing program may not suit a page,
 * where the text has another font, headings have other sizes, and lines break elsewhere.
 */

const AMOUNT = /^(-?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))([a-z%]{0,4})$/i;

/** Pixels of each CSS unit. Units that depend on the font size count as if the font size were 16 pixels. */
const PIXELS = new Map([
  ["px", 1],
  ["pt", 4 / 3],
  ["em", 16],
  ["rem", 16],
  ["%", 0.16],
  ["", 1],
]);

/** Text with a smaller font size than this is not meant to be read, or cannot be read. */
const SMALLEST_PIXELS = 9;

/** Matches the space to the left of a text. A negative indent may move the first line into this space. */
const SPACE_BEFORE = /(?:padding|margin)-left\s{0,9}:\s{0,9}(\d{1,9}(?:\.\d{0,9})?)([a-z%]{0,4})/gi;

/**
 * Returns the value if text stays legible with it. A line height may become a number. Returns an empty string if text
 * could overlap, be cut off or be too small to read. Values of other properties are returned unchanged.
 */
export function legibleValue(name: string, value: string, style: string): string {
  if (name === "line-height") return relativeHeight(value);
  if (name === "font-size") return isLegible(value) ? value : "";
  if (name === "text-indent") return isWithin(value, style) ? value : "";
  if (name === "letter-spacing" || name === "word-spacing") return value.includes("-") ? "" : value;
  // The shorthand has a line height after a slash.
  if (name === "font") return value.includes("/") ? "" : value;
  // Padding in per cent usually makes room for a positioned element. Content must not be positioned, so the room would
  // stay empty.
  if (name.startsWith("padding")) return value.includes("%") ? "" : value;
  return /(?:^|-)line-clamp$/.test(name) ? "" : value;
}

/**
 * Converts a line height to a number if possible. Elements inside inherit the number and multiply it by the size of
 * their own letters. A length would fit only one size of letters.
 */
function relativeHeight(value: string): string {
  const [matched, amount, unit = ""] = AMOUNT.exec(value) ?? [];
  if (matched === undefined) return value;
  const shares = new Map([
    ["", 1],
    ["em", 1],
    ["%", 100],
  ]);
  const height = Number(amount) / (shares.get(unit.toLowerCase()) ?? Number.NaN);
  if (!(height >= 1)) return "";
  return unit === "" ? value : String(height);
}

function isLegible(size: string): boolean {
  const [matched, amount, unit = ""] = AMOUNT.exec(size) ?? [];
  const pixels = PIXELS.get(unit.toLowerCase());
  return matched === undefined || !pixels || Number(amount) * pixels >= SMALLEST_PIXELS;
}

/** Whether a negative indent stays within the text's own space on the left. */
function isWithin(indent: string, style: string): boolean {
  const [matched, amount, unit = ""] = AMOUNT.exec(indent) ?? [];
  if (matched === undefined) return !indent.includes("-");
  if (Number(amount) >= 0) return true;
  return [...style.matchAll(SPACE_BEFORE)].some(
    ([, space, ofUnit = ""]) =>
      ofUnit.toLowerCase() === unit.toLowerCase() && Number(space) >= -Number(amount),
  );
}
