import { readableBackground, readableTextColour } from "./readable-colours.ts";
import { legibleValue } from "./text-metrics.ts";

/** Properties that could lay content over the page around it, with or without a vendor prefix. */
const POSITIONING =
  /^(?:position|inset|top|right|bottom|left|z-index|float-offset|transform|translate|rotate|scale|zoom|offset|anchor|contain|will-change|clip|mask|filter|backdrop-filter|behavior|binding|pointer-events|opacity|content|animation|transition|view-transition|box-shadow|text-shadow|border-image|isolation|outline|box-reflect|text-stroke|text-underline|text-decoration-thickness|user-modify|all)(?:-.*)?$/;

/**
 * Properties that could hide a text, or show it in other colours than its own. WeChat hides its articles until its
 * script has run.
 */
const COLOURING =
  /^(?:visibility|color-scheme|forced-color-adjust|mix-blend-mode|text-fill-color|text-security|background-.*)$/;

/**
 * Properties that fix the size of an element. The fixed size suits only the window of an editing program. In a narrower
 * window a text needs more height, and would be cut off or would overlap the next text.
 */
const FIXED_TEXT =
  /^(?:(?:max-)?(?:height|block-size)|min-(?:width|inline-size)|overflow(?:-.*)?)$/;
const FIXED_PICTURE = /^(?:max-|min-)?(?:height|block-size)$|^min-(?:width|inline-size)$/;
const LEAST_WIDTH = /^min-(?:width|inline-size)$/;
const WIDTH = /(?:^|;)\s*width\s*:/i;

const VENDOR_PREFIX = /^-(?:webkit|moz|ms|o)-/;

/** Characters that browsers could parse differently from this module. */
const AMBIGUOUS_CHARACTERS = /[\\{}<>@!]|\/\*|[^\P{Cc}\t]/u;

/** Functions that compute a value and load nothing. */
const FUNCTIONS =
  /\b(?:rgba?|hsla?|light-dark|hwb|lab|lch|oklab|oklch|color|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient)\([^()]*\)/gi;

/**
 * Matches `!important` at the end of a value. The pattern does not begin with `\s*`, because that would take quadratic
 * time in a value of many spaces.
 */
const IMPORTANT = /!\s*important$/i;

const QUOTED = /"[^"']*"|'[^"']*'/g;

/**
 * Keeps declarations that neither load nor position anything, and makes colours readable. A declaration with a
 * semicolon in quotes is dropped, because the style is split at all semicolons, and both halves of the declaration are
 * then malformed.
 */
export function cleanStyle(style: string, tagName: string): string {
  const fixed = fixedProperties(style, tagName);
  return style
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => isWellFormed(declaration))
    .map((declaration) => cleanDeclaration(declaration, style, fixed))
    .filter(Boolean)
    .join("; ");
}

/**
 * Returns a pattern for the properties that the element must not have, because they would fix its size. A picture with
 * a width must not have a height, so that it keeps its proportions.
 */
function fixedProperties(style: string, tagName: string): RegExp | undefined {
  if (tagName !== "img" && tagName !== "video")
    return tagName === "iframe" ? undefined : FIXED_TEXT;
  return WIDTH.test(style) ? FIXED_PICTURE : LEAST_WIDTH;
}

/** Returns the declaration if it is harmless, or else an empty string. */
function cleanDeclaration(declaration: string, style: string, fixed: RegExp | undefined): string {
  const colon = declaration.indexOf(":");
  const name = declaration.slice(0, Math.max(0, colon)).trimEnd().toLowerCase();
  const value = declaration.slice(colon + 1).trim();
  const plain = value.replace(IMPORTANT, "").trimEnd();
  const important = value.slice(plain.length);
  if (name === "color") return colourDeclaration(name, readableTextColour(plain), important);
  if (name === "background" || name === "background-color") {
    return colourDeclaration("background-color", readableBackground(plain), important);
  }
  if (!isHarmless(name, value) || fixed?.test(name)) return "";
  const legible = legibleValue(name, plain, style);
  if (legible === plain) return declaration;
  return legible === "" ? "" : `${name}: ${legible}${important}`;
}

function colourDeclaration(name: string, colour: string | undefined, important: string): string {
  return colour === undefined ? "" : `${name}: ${colour}${important}`;
}

/** Whether all quotes are closed and all parentheses belong to known functions. */
function isWellFormed(declaration: string): boolean {
  const plain = declaration.replace(IMPORTANT, "");
  if (AMBIGUOUS_CHARACTERS.test(plain)) return false;
  const withoutFunctions = plain.replace(QUOTED, "").replace(FUNCTIONS, "").replace(FUNCTIONS, "");
  return !/["'()]/.test(withoutFunctions);
}

function isHarmless(name: string, value: string): boolean {
  if (!/^[a-z-]+$/.test(name) || value === "") return false;
  const property = name.replace(VENDOR_PREFIX, "");
  if (property.startsWith("--") || POSITIONING.test(property) || COLOURING.test(property))
    return false;
  // A negative margin moves content over its neighbours, as positioning does.
  return !(property.startsWith("margin") && value.includes("-"));
}
