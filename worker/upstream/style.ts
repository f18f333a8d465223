/** Properties that could lay content over the page around it, with or without a vendor prefix. */
const POSITIONING =
  /^(?:position|inset|top|right|bottom|left|z-index|float-offset|transform|translate|rotate|scale|zoom|offset|anchor|contain|will-change|clip|mask|filter|backdrop-filter|behavior|binding|pointer-events|opacity|content|animation|transition|view-transition|box-shadow|text-shadow|border-image|isolation|outline|box-reflect|text-stroke|text-underline|text-decoration-thickness|user-modify|all)(?:-.*)?$/;

const VENDOR_PREFIX = /^-(?:webkit|moz|ms|o)-/;

/** Characters that browsers could parse differently from this module. */
const AMBIGUOUS_CHARACTERS = /[\\{}<>@!]|\/\*|[^\P{Cc}\t]/u;

/** Functions that compute a value and load nothing. */
const FUNCTIONS =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient)\([^()]*\)/gi;

/** Not `\s*!`: from each of many spaces it would look at all that follow. */
const IMPORTANT = /!\s*important$/i;

const QUOTED = /"[^"']*"|'[^"']*'/g;

/** Keeps the declarations that neither load nor position; one with a semicolon in quotes is dropped, as its parts are malformed. */
export function cleanStyle(style: string): string {
  return style
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => isWellFormed(declaration) && isHarmless(declaration))
    .join("; ");
}

/** Well formed by itself: quotes closed, parentheses only of known functions. */
function isWellFormed(declaration: string): boolean {
  const plain = declaration.replace(IMPORTANT, "");
  if (AMBIGUOUS_CHARACTERS.test(plain)) return false;
  const withoutFunctions = plain.replace(QUOTED, "").replace(FUNCTIONS, "").replace(FUNCTIONS, "");
  return !/["'()]/.test(withoutFunctions);
}

function isHarmless(declaration: string): boolean {
  const colon = declaration.indexOf(":");
  const name = declaration.slice(0, Math.max(0, colon)).trimEnd().toLowerCase();
  const value = declaration.slice(colon + 1);
  if (!/^[a-z-]+$/.test(name) || value === "") return false;
  const property = name.replace(VENDOR_PREFIX, "");
  if (property.startsWith("--") || POSITIONING.test(property)) return false;
  // A negative margin moves content over its neighbours like positioning.
  return !(property.startsWith("margin") && value.includes("-"));
}
