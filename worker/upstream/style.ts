/** Properties that could lay content over the page around it, whatever a vendor calls them. */
const POSITIONING =
  /^(?:position|inset|top|right|bottom|left|z-index|float-offset|transform|translate|rotate|scale|zoom|offset|anchor|contain|will-change|clip|mask|filter|backdrop-filter|behavior|binding|pointer-events|opacity|content|animation|transition|view-transition|box-shadow|outline|all)(?:-.*)?$/;

const VENDOR_PREFIX = /^-(?:webkit|moz|ms|o)-/;

/** Characters with which the browser's reading of a declaration could differ from ours. */
const UNREADABLE = /[\\{}<>@!]|\/\*|[^\P{Cc}\t]/u;

/** Functions that compute a value and load nothing. */
const FUNCTIONS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|calc|min|max|clamp)\([^()]*\)/gi;

const QUOTED = /"[^"']*"|'[^"']*'/g;

/**
 * Keeps the declarations of a `style` attribute that neither load nor position.
 * Declarations are told apart at semicolons, which is right only where none
 * stands in quotes or parentheses: an attribute with such a one is dropped whole.
 */
export function cleanStyle(style: string): string {
  const declarations = style.split(";").map((declaration) => declaration.trim());
  if (!declarations.every(isReadable)) return "";
  return declarations.filter(isHarmless).join("; ");
}

/** Whole by itself: quotes closed, parentheses those of known functions. */
function isReadable(declaration: string): boolean {
  if (UNREADABLE.test(declaration)) return false;
  const withoutFunctions = declaration
    .replace(QUOTED, "")
    .replace(FUNCTIONS, "")
    .replace(FUNCTIONS, "");
  return !/["'()]/.test(withoutFunctions);
}

function isHarmless(declaration: string): boolean {
  const [, name = "", value = ""] = /^([a-z-]+)\s*:\s*(.+)$/i.exec(declaration) ?? [];
  const property = name.toLowerCase().replace(VENDOR_PREFIX, "");
  if (property === "" || property.startsWith("--") || POSITIONING.test(property)) return false;
  // A negative margin moves content over its neighbours as positioning would.
  return !(property.startsWith("margin") && value.includes("-"));
}
