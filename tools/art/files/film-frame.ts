import { enliven, type Sample } from "./film-life.ts";
import type { Film, View } from "./film-list.ts";
import { type Spot, spotsAt } from "./film-particles.ts";
import type { FilmPicture } from "./film-picture.ts";

export const FRAME = { width: 640, height: 360, perSecond: 24, seconds: 8 };

/** Four samples a pixel: a still camera would not need them, a moving one would glitter. */
const OFFSETS = [-0.25, 0.25];

/** A frame of a film as red, green and blue bytes. */
export function drawFrame(film: Film, picture: FilmPicture, index: number): Uint8Array {
  const time = index / FRAME.perSecond;
  const view = viewAt(film, time / FRAME.seconds);
  const frame = new Float32Array(FRAME.width * FRAME.height * 3);
  const scale = picture.width / view.zoom / FRAME.width;
  const [left, top] = corner(view, picture);
  const sample: Sample = { x: 0, y: 0, gain: 1 };
  for (let i = 0; i < FRAME.width * FRAME.height; i++) {
    sample.x = left + ((i % FRAME.width) + 0.5) * scale - 0.5;
    sample.y = top + (Math.floor(i / FRAME.width) + 0.5) * scale - 0.5;
    enliven(sample, picture, film.life, time);
    gather(frame, i * 3, picture, sample, scale);
  }
  for (const spot of spotsAt(film.life, time)) {
    const x = (spot.x * picture.width - left) / scale;
    const y = (spot.y * picture.height - top) / scale;
    addSpot(frame, { ...spot, x, y, radius: spot.radius * view.zoom });
  }
  return Uint8ClampedArray.from(frame, Math.round) as unknown as Uint8Array;
}

/** Starts and ends softly, and keeps within the picture. */
function viewAt({ from, to }: Film, share: number): View {
  const eased = share * 0.7 + 0.3 * share * share * (3 - 2 * share);
  const between = (a: number, b: number) => a + (b - a) * eased;
  // Nearness grows by equal factors, or the move would seem to slow down.
  const zoom = from.zoom * (to.zoom / from.zoom) ** eased;
  const within = (middle: number) => Math.min(1 - 0.5 / zoom, Math.max(0.5 / zoom, middle));
  return { x: within(between(from.x, to.x)), y: within(between(from.y, to.y)), zoom };
}

function corner({ x, y, zoom }: View, { width, height }: FilmPicture): [number, number] {
  return [(x - 0.5 / zoom) * width, (y - 0.5 / zoom) * height];
}

function gather(
  frame: Float32Array,
  target: number,
  picture: FilmPicture,
  { x, y, gain }: Sample,
  scale: number,
): void {
  const share = gain / OFFSETS.length ** 2;
  for (const dy of OFFSETS) {
    for (const dx of OFFSETS)
      addSample(frame, target, picture, x + dx * scale, y + dy * scale, share);
  }
}

/** Between its four neighbours, weighted by their distance. */
function addSample(
  frame: Float32Array,
  target: number,
  { width, height, pixels }: FilmPicture,
  x: number,
  y: number,
  share: number,
): void {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const fx = Math.min(1, Math.max(0, x - column));
  const fy = Math.min(1, Math.max(0, y - row));
  const at = (row * width + column) * 3;
  const below = at + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = pixels[at + channel] * (1 - fx) + pixels[at + 3 + channel] * fx;
    const lower = pixels[below + channel] * (1 - fx) + pixels[below + 3 + channel] * fx;
    frame[target + channel] += (upper + (lower - upper) * fy) * share;
  }
}

function addSpot(frame: Float32Array, { x, y, radius, light, color }: Spot): void {
  const reach = Math.ceil(radius * 3);
  for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
      if (row < 0 || column < 0 || row >= FRAME.height || column >= FRAME.width) continue;
      const distance = ((column - x) ** 2 + (row - y) ** 2) / radius ** 2;
      const add = Math.max(0, light) * Math.exp(-distance);
      const target = (row * FRAME.width + column) * 3;
      for (let channel = 0; channel < 3; channel++) frame[target + channel] += color[channel] * add;
    }
  }
}
