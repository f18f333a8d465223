import type { Life } from "./film-list.ts";
import type { FilmPicture } from "./film-picture.ts";
import { noise } from "./noise.ts";

/** Where a pixel of a frame is taken from, and how bright it is shown. */
export interface Sample {
  x: number;
  y: number;
  gain: number;
}

/** How far above itself what glows makes the air shimmer, as a share of the height. */
const HAZE_RISE = 0.05;

/** Moves and lights a sample as the scene's life has it; coordinates are the picture's pixels. */
export function enliven(sample: Sample, picture: FilmPicture, life: Life, time: number): void {
  const { width, height, masks } = picture;
  const index = indexAt(picture, sample.x, sample.y);
  const [u, v] = [sample.x / width, sample.y / width];
  sample.gain = 1 + glow(life, masks.hot[index], u, v, time);
  sample.gain += sparkle(life, masks.lights[index], sample, time);
  sample.gain += sweep(life, masks.shine[index], u, v, time);
  sample.gain *= life.light ?? 1;
  if (life.haze) shimmer(sample, life.haze, picture, time);
  if (life.leaves) sway(sample, life.leaves * masks.leaves[index], u, v, time);
  if (life.ripple && sample.y > life.ripple.below * height) {
    const depth = Math.min(1, (sample.y / height - life.ripple.below) * 8);
    sample.x += life.ripple.reach * depth * noise(u * 18, v * 90, time * 1.6);
  }
}

function glow({ heat }: Life, hot: number, u: number, v: number, time: number): number {
  if (!heat || hot < 0.02) return 0;
  const [x, y] = [u - heat.x * time, v - heat.y * time];
  const pattern = noise(x * 14, y * 14, time * 0.8) + 0.5 * noise(x * 34, y * 34, time * 1.3);
  const breath = 0.35 * noise(3.7, 9.1, time * 1.1);
  return heat.strength * hot * (pattern * 0.7 + breath);
}

/** Cells of ten pixels: a light keeps its own time. */
function sparkle({ lights }: Life, bright: number, { x, y }: Sample, time: number): number {
  if (!lights || bright < 0.02) return 0;
  return lights.strength * bright * noise(x / 10, y / 10, time * lights.rate);
}

function sweep({ sweep: strength }: Life, bright: number, u: number, v: number, time: number) {
  if (!strength) return 0;
  const distance = (u + v * 0.5 - 0.1 - time * 0.14) / 0.16;
  return strength * (0.35 + bright) * Math.exp(-distance * distance);
}

function shimmer(sample: Sample, reach: number, picture: FilmPicture, time: number): void {
  const below = indexAt(picture, sample.x, sample.y + HAZE_RISE * picture.height);
  const strength = reach * picture.masks.hot[below];
  if (strength < 0.02) return;
  const [u, v] = [sample.x / picture.width, sample.y / picture.width];
  sample.x += strength * noise(u * 40, v * 26 + time * 1.8, time * 2);
  sample.y += 0.6 * strength * noise(u * 40 + 7, v * 26 + time * 1.8, time * 2);
}

function sway(sample: Sample, reach: number, u: number, v: number, time: number): void {
  if (reach < 0.02) return;
  const gust = noise(u * 3 - time * 0.4, v * 3, time * 0.5);
  sample.x += reach * (gust + 0.5 * noise(u * 30, v * 30, time * 1.2));
  sample.y += 0.4 * reach * noise(u * 30 + 5, v * 30, time * 1.2);
}

function indexAt({ width, height }: FilmPicture, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return row * width + column;
}
