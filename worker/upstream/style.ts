import { readableGround, readableInk } from "./readable-colours.ts";
import { legibleValue } from "./text-metrics.ts";

/** Properties that could lay content over the page around it, with or without a vendor prefix. */
const POSITIONING =
  /^(?:position|inset|top|right|bottom|left|z-index|float-offset|transform|translate|rotate|scale|zoom|offset|anchor|contain|will-change|clip|mask|filter|backdrop-filter|behavior|binding|pointer-events|opacity|content|animation|transition|view-transition|box-shadow|text-shadow|border-image|isolation|outline|box-reflect|text-stroke|text-underline|text-decoration-thickness|user-modify|all)(?:-.*)?$/;

/**
 * Properties that could hide a text, or show it in other colours than its own. WeChat's articles are hidden until
 * its script has run.
 */
const COLOURING =
  /^(?:visibility|color-scheme|forced-color-adjust|mix-blend-mode|text-fill-color|text-security|background-.*)$/;

/**
 * Properties that fit the width of an editor's window: in a narrower one a text needs more height, and would be cut
 * off or lie on the next.
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

/** The pattern does not begin with `\s*`, which would look from each of many spaces at all that follow. */
const IMPORTANT = /!\s*important$/i;

const QUOTED = /"[^"']*"|'[^"']*'/g;

/**
 * Keeps the declarations that neither load nor position, with readable colours; one with a semicolon in quotes is
 * dropped, as its parts are malformed.
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
 * Properties that an element of this style must not have. A picture keeps its proportions if only its width is
 * given.
 */
function fixedProperties(style: string, tagName: string): RegExp | undefined {
  if (tagName !== "img" && tagName !== "video")
    return tagName === "iframe" ? undefined : FIXED_TEXT;
  return WIDTH.test(style) ? FIXED_PICTURE : LEAST_WIDTH;
}

/** The declaration if it is harmless; otherwise empty. */
function cleanDeclaration(declaration: string, style: string, fixed: RegExp | undefined): string {
  const colon = declaration.indexOf(":");
  const name = declaration.slice(0, Math.max(0, colon)).trimEnd().toLowerCase();
  const value = declaration.slice(colon + 1).trim();
  const plain = value.replace(IMPORTANT, "").trimEnd();
  const important = value.slice(plain.length);
  if (name === "color") return colourDeclaration(name, readableInk(plain), important);
  if (name === "background" || name === "background-color") {
    return colourDeclaration("background-color", readableGround(plain), important);
  }
  if (!isHarmless(name, value) || fixed?.test(name)) return "";
  const legible = legibleValue(name, plain, style);
  if (legible === plain) return declaration;
  return legible === "" ? "" : `${name}: ${legible}${important}`;
}

function colourDeclaration(name: string, colour: string | undefined, important: string): string {
  return colour === undefined ? "" : `${name}: ${colour}${important}`;
}

/** Well formed by itself: quotes closed, parentheses only of known functions. */
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
  // A negative margin moves content over its neighbours like positioning.
  return !(property.startsWith("margin") && value.includes("-"));
}
