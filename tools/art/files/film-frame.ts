import { enliven, type Sample } from "./film-life.ts";
import { FRAME, type Life, type TimedShot, type View } from "./film-list.ts";
import { type Spot, spotsAt } from "./film-particles.ts";
import type { FilmPicture } from "./film-picture.ts";

/** Adds a shot's picture at a frame of the film to red, green and blue, in a share of its light. */
export function addFrame(
  frame: Float32Array,
  shot: TimedShot,
  picture: FilmPicture,
  life: Life,
  index: number,
  share: number,
): void {
  const time = (index - shot.first) / FRAME.perSecond;
  const [middle, level, zoom] = viewAt(shot, (index - shot.first) / shot.frames);
  const { width, height } = picture;
  const scale = width / zoom / FRAME.width;
  const [left, top] = [(middle - 0.5 / zoom) * width, (level - 0.5 / zoom) * height];
  const sample: Sample = { x: 0, y: 0, gain: 1 };
  for (let i = 0; i < FRAME.width * FRAME.height; i++) {
    sample.x = left + ((i % FRAME.width) + 0.5) * scale - 0.5;
    sample.y = top + (Math.floor(i / FRAME.width) + 0.5) * scale - 0.5;
    enliven(sample, picture, life, time);
    addSample(frame, i * 3, picture, sample, share);
  }
  for (const spot of spotsAt(life, time)) {
    const x = (spot.x * width - left) / scale;
    const y = (spot.y * height - top) / scale;
    addSpot(frame, { ...spot, x, y, radius: spot.radius * zoom * 2, light: spot.light * share });
  }
}

/** Starts and ends softly, and keeps within the picture. */
function viewAt({ from, to }: TimedShot, share: number): View {
  const eased = share * 0.7 + 0.3 * share * share * (3 - 2 * share);
  const between = (a: number, b: number) => a + (b - a) * eased;
  // Nearness grows by equal factors, or the move would seem to slow down.
  const zoom = from[2] * (to[2] / from[2]) ** eased;
  const within = (middle: number) => Math.min(1 - 0.5 / zoom, Math.max(0.5 / zoom, middle));
  return [within(between(from[0], to[0])), within(between(from[1], to[1])), zoom];
}

/** Between its four neighbours, weighted by their distance. */
function addSample(
  frame: Float32Array,
  target: number,
  { width, height, pixels }: FilmPicture,
  { x, y, gain }: Sample,
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
    frame[target + channel] += (upper + (lower - upper) * fy) * gain * share;
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
