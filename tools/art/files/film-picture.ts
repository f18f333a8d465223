import { join } from "node:path";
import sharp from "sharp";
import media from "../../../shared/brand/media.json" with { type: "json" };
import { FRAME } from "./film-list.ts";
import { MEDIA } from "./places.ts";

/** Wider than a frame, so that a camera that comes near does not show the pixels. */
const WIDTH = FRAME.width * 1.5;

/** A picture as numbers, and where in it things live. */
export interface FilmPicture {
  width: number;
  height: number;
  /** Red, green and blue by turns, 0 to 255. */
  pixels: Uint8Array;
  /** Shares from 0 to 1, one a pixel: glowing steel, what shines, small lights alone, leaves. */
  masks: Record<MaskName, Float32Array>;
}

export type MaskName = "hot" | "shine" | "lights" | "leaves";

type Measure = (red: number, green: number, blue: number) => number;

const MEASURES: Record<Exclude<MaskName, "lights">, Measure> = {
  hot: (red, green, blue) =>
    ramp(red - blue, 70, 150) * ramp(red, 120, 200) * ramp(red - green, 25, 70),
  shine: (red, green, blue) => ramp(Math.max(red, green, blue), 120, 210),
  leaves: (red, green, blue) => ramp(green - Math.max(red, blue), 4, 22),
};

export async function readFilmPicture(name: string): Promise<FilmPicture> {
  const largest = media[name as keyof typeof media].width;
  // What is exported: renders are not committed, and the same sources are to give the same film.
  const source = sharp(join(MEDIA, `${name}-${largest}.avif`))
    .removeAlpha()
    .resize({ width: WIDTH, kernel: "lanczos3" })
    .sharpen({ sigma: 1, m1: 0.3, m2: 1.2 });
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8Array(data);
  const mask = (measure: Measure) => maskOf(pixels, width, height, measure);
  const [hot, shine, leaves] = [MEASURES.hot, MEASURES.shine, MEASURES.leaves].map(mask);
  return {
    width,
    height,
    pixels,
    masks: { hot, shine, leaves, lights: alone(shine, width, height) },
  };
}

function maskOf(pixels: Uint8Array, width: number, height: number, measure: Measure) {
  const mask = new Float32Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    mask[i] = measure(pixels[i * 3], pixels[i * 3 + 1], pixels[i * 3 + 2]);
  }
  return soften(mask, width, height, 4);
}

/** What shines with darkness around it: a sky or a wet floor does not twinkle. */
function alone(shine: Float32Array, width: number, height: number): Float32Array {
  const around = soften(shine, width, height, 16);
  return shine.map((share, index) => share * (1 - ramp(around[index], 0.12, 0.35)));
}

/** Nothing that moves may have an edge. */
function soften(mask: Float32Array, width: number, height: number, reach: number) {
  const rows = blur(mask, { length: width, lines: height, step: 1, lineStep: width }, reach);
  return blur(rows, { length: height, lines: width, step: width, lineStep: 1 }, reach);
}

/** Along which way a mask is read: steps lead to the next pixel and to the next line. */
interface Way {
  length: number;
  lines: number;
  step: number;
  lineStep: number;
}

/** The mean over `reach` pixels before and after each. */
function blur(mask: Float32Array, { length, lines, step, lineStep }: Way, reach: number) {
  const soft = new Float32Array(mask.length);
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    for (let i = -reach; i < length; i++) {
      if (i + reach < length) sum += mask[line * lineStep + (i + reach) * step];
      if (i - reach > 0) sum -= mask[line * lineStep + (i - reach - 1) * step];
      if (i >= 0) soft[line * lineStep + i * step] = sum / (2 * reach + 1);
    }
  }
  return soft;
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
