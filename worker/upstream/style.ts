/** Properties that could lay content over the page around it. */
const POSITIONING =
  /^(?:position|inset(?:-.*)?|top|right|bottom|left|z-index|float-offset|transform|translate|rotate|scale|offset(?:-.*)?|anchor-.*|position-.*|contain|will-change|clip|behavior|-moz-binding|pointer-events|opacity|content|animation(?:-.*)?|transition(?:-.*)?|view-transition-.*)$/;

/** Anything that could load a resource or escape the declaration. */
const UNSAFE_VALUE =
  /url\s*\(|image\s*\(|image-set\s*\(|src\s*\(|expression\s*\(|@import|javascript:|[\\{}<>]|\/\*/i;

/** Keeps the declarations of a `style` attribute that neither load nor position. */
export function cleanStyle(style: string): string {
  return splitDeclarations(style)
    .filter(isHarmless)
    .map((declaration) => declaration.trim())
    .join("; ");
}

function isHarmless(declaration: string): boolean {
  const colon = declaration.indexOf(":");
  if (colon < 1) return false;
  const property = declaration.slice(0, colon).trim().toLowerCase();
  const value = declaration.slice(colon + 1);
  if (!/^-?[a-z][a-z-]*$/.test(property) || POSITIONING.test(property)) return false;
  // A negative margin moves content over its neighbours as positioning would.
  if (property.startsWith("margin") && value.includes("-")) return false;
  return !UNSAFE_VALUE.test(value);
}

/** Splits at semicolons outside quotes and parentheses. */
function splitDeclarations(style: string): string[] {
  return style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? [];
}
