import { encode } from "uqr";

/** Light modules that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Any of the eight can be read; to find the best one would be four fifths of the work. */
const MASK = 3;

/** A text as a QR code: SVG on a light ground, whatever the page's colours are. */
export function qrMarkup(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE, maskPattern: MASK });
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  const code = `<path d="${data.map(rowPath).join("")}"/>`;
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">${ground}${code}</svg>`;
}

/** One rectangle for each run of dark modules: a third of the bytes of one for each module. */
function rowPath(row: boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => {
    const width = run.length;
    return `M${index} ${y}h${width}v1h-${width}z`;
  }).join("");
}
