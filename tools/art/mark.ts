import { readFileSync } from "node:fs";
import { join } from "node:path";

const LOGO = join(import.meta.dirname, "logo.svg");

/**
 * The SVG shapes of the site's logo mark, on a grid of 32 by 32. In logo.svg, some shapes have the colour
 * `currentColor`. These shapes are drawn in `ink`, and all other shapes in `accent`.
 */
export function markShapes(ink: string, accent: string): string {
  return readFileSync(LOGO, "utf8")
    .replace(/<\/?svg[^>]*>/g, "")
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(/#[0-9a-f]{6}/gi, accent)
    .replaceAll("currentColor", ink);
}
