import { readFileSync } from "node:fs";
import { LOGO } from "./places.ts";

/** The mark's shapes on their 32 by 32 grid. */
export function markShapes(ink: string, heat: string): string {
  return readFileSync(LOGO, "utf8")
    .replace(/<\/?svg[^>]*>/g, "")
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll("currentColor", ink)
    .replaceAll("#d9480f", heat);
}
