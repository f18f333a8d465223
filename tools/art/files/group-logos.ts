import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tidy, wordPath, wordWidth } from "./logo.ts";
import { markShapes } from "./mark.ts";
import { MEDIA } from "./places.ts";

/** Colours of a logo; `ground` only where it stands on one of its own. */
interface Colours {
  ink: string;
  heat: string;
  soft: string;
  ground?: string;
}

const GRAPHITE = "#14171a";
const normal: Colours = { ink: GRAPHITE, heat: "#d9480f", soft: "#566069" };
const mono: Colours = { ink: GRAPHITE, heat: GRAPHITE, soft: GRAPHITE };
const reversed: Colours = { ink: "#f4f6f7", heat: "#ff8248", soft: "#bcc4cb", ground: GRAPHITE };

export const LOGOS = {
  horizontal: () => horizontalLogo(normal),
  stacked: () => stackedLogo(normal),
  mono: () => horizontalLogo(mono),
  reversed: () => horizontalLogo(reversed),
} as const;

export type LogoName = keyof typeof LOGOS;

/** The group's logos for partners and the press. */
export async function makeGroupLogos(): Promise<void> {
  await mkdir(join(MEDIA, "logos"), { recursive: true });
  for (const [name, draw] of Object.entries(LOGOS)) {
    await writeFile(join(MEDIA, "logos", `lishu-${name}.svg`), draw());
  }
  await writeFile(join(MEDIA, "logos", "lishu-clear-space.svg"), clearSpaceDrawing());
}

/** The mark with both names beside it: what documents carry too. */
export function horizontalLogo({ ink, heat, soft, ground }: Colours): string {
  const left = 12;
  const text = left + 104 + 26;
  const han = 66;
  const latin = (23 * wordWidth("lishu-han", han)) / wordWidth("lishu-latin", 23);
  const width = tidy(text + wordWidth("lishu-han", han) + left);
  return svg(width, 128, ground, [
    `<g transform="translate(${left - 6} 6) scale(3.6)">${markShapes(ink, heat)}</g>`,
    wordPath("lishu-han", text, 73, han, ink),
    wordPath("lishu-latin", text, 112, latin, soft),
  ]);
}

function stackedLogo({ ink, heat, soft, ground }: Colours): string {
  const width = 320;
  const han = 62;
  const wide = wordWidth("lishu-han", han);
  const latin = (23 * wide) / wordWidth("lishu-latin", 23);
  const middle = (width - wide) / 2;
  return svg(width, 320, ground, [
    `<g transform="translate(${tidy(width / 2 - 17 * 4.8)} 20) scale(4.8)">${markShapes(ink, heat)}</g>`,
    wordPath("lishu-han", middle, 246, han, ink),
    wordPath("lishu-latin", middle, 289, latin, soft),
  ]);
}

/**
 * The horizontal logo with the space that stays free around it: the diameter of its ring. The lines are
 * longer than the drawing, for frames of any shape.
 */
function clearSpaceDrawing(): string {
  const [left, top] = [15.36, 16.8];
  const right = tidy(142 + wordWidth("lishu-han", 66));
  const bottom = 111.84;
  const ring = 38.88;
  const [outerLeft, outerTop] = [tidy(left - ring), tidy(top - ring)];
  const [outerRight, outerBottom] = [tidy(right + ring), tidy(bottom + ring)];
  const box = (x: number, y: number, x2: number, y2: number) => `M${x} ${y}H${x2}V${y2}H${x}z`;
  const lines = [left, right, outerLeft, outerRight]
    .map((x) => `M${x} -2e3V2e3`)
    .concat([top, bottom, outerTop, outerBottom].map((y) => `M-2e3 ${y}H2e3`));
  const rings = [outerLeft, right].flatMap((x) =>
    [outerTop, bottom].map(
      (y) => `<circle cx="${tidy(x + ring / 2)}" cy="${tidy(y + ring / 2)}" r="${ring / 2}"/>`,
    ),
  );
  const margin = 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${tidy(outerLeft - margin)} ${tidy(outerTop - margin)} ${tidy(outerRight - outerLeft + 2 * margin)} ${tidy(outerBottom - outerTop + 2 * margin)}" role="img" aria-label="砺枢集团 Lishu Group"><path fill="#3f7385" fill-opacity=".1" fill-rule="evenodd" d="${box(outerLeft, outerTop, outerRight, outerBottom)}${box(left, top, right, bottom)}"/><path stroke="#566069" stroke-opacity=".45" stroke-width=".4" d="${lines.join("")}"/><g fill="none" stroke="#3f7385" stroke-width=".8">${rings.join("")}</g>${horizontalLogo(normal).replace(/<\/?svg[^>]*>\n?/g, "")}</svg>\n`;
}

function svg(width: number, height: number, ground: string | undefined, shapes: string[]): string {
  const back = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="砺枢集团 Lishu Group">${back}${shapes.join("")}</svg>\n`;
}
