/** Properties that could lay content over the page around it, whatever a vendor calls them. */
const POSITIONING =
  /^(?:position|inset|top|right|bottom|left|z-index|float-offset|transform|translate|rotate|scale|zoom|offset|anchor|contain|will-change|clip|mask|filter|backdrop-filter|behavior|binding|pointer-events|opacity|content|animation|transition|view-transition|box-shadow|outline|all)(?:-.*)?$/;

const VENDOR_PREFIX = /^-(?:webkit|moz|ms|o)-/;

/** Characters with which the browser's reading of a declaration could differ from ours. */
const UNREADABLE = /[\\{}<>@!]|\/\*|[^\P{Cc}\t]/u;

/** Functions that compute a value and load nothing. */
const FUNCTIONS =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient)\([^()]*\)/gi;

const IMPORTANT = /\s*!\s*important$/i;

const QUOTED = /"[^"']*"|'[^"']*'/g;

/**
 * Keeps the declarations of a `style` attribute that neither load nor position.
 * A semicolon may stand in quotes or parentheses too: each part of such a
 * declaration is left out, since what stays must be whole and harmless by itself.
 */
export function cleanStyle(style: string): string {
  return style
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => isReadable(declaration) && isHarmless(declaration))
    .join("; ");
}

/** Whole by itself: quotes closed, parentheses those of known functions. */
function isReadable(declaration: string): boolean {
  const plain = declaration.replace(IMPORTANT, "");
  if (UNREADABLE.test(plain)) return false;
  const withoutFunctions = plain.replace(QUOTED, "").replace(FUNCTIONS, "").replace(FUNCTIONS, "");
  return !/["'()]/.test(withoutFunctions);
}

function isHarmless(declaration: string): boolean {
  const [, name = "", value = ""] = /^([a-z-]+)\s*:\s*(.+)$/i.exec(declaration) ?? [];
  const property = name.toLowerCase().replace(VENDOR_PREFIX, "");
  if (property === "" || property.startsWith("--") || POSITIONING.test(property)) return false;
  // A negative margin moves content over its neighbours as positioning would.
  return !(property.startsWith("margin") && value.includes("-"));
}
