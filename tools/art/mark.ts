import { readFileSync } from "node:fs";
import { join } from "node:path";

const LOGO = join(import.meta.dirname, "logo.svg");

/** The mark's shapes on their 32 by 32 grid; what is not of the text's colour gets the accent. */
export function markShapes(ink: string, accent: string): string {
  return readFileSync(LOGO, "utf8")
    .replace(/<\/?svg[^>]*>/g, "")
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll("currentColor", ink)
    .replaceAll(/#[0-9a-f]{6}/gi, accent);
}
