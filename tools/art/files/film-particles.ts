import type { Life } from "./film-list.ts";
import { chance, noise } from "./noise.ts";

/** A spot of light in shares of the picture. */
export interface Spot {
  x: number;
  y: number;
  radius: number;
  light: number;
  color: readonly [number, number, number];
}

const SPARK = [255, 150, 60] as const;
const MOTE = [200, 210, 220] as const;

/** The sparks or motes at a time, in seconds. */
export function spotsAt({ particles }: Life, time: number): Spot[] {
  if (!particles) return [];
  const { kind, count, x, y, spread } = particles;
  const make = kind === "sparks" ? spark : mote;
  return Array.from({ length: count }, (_, index) => make(index, x, y, spread, time));
}

/** Thrown up, falls back and dies; then the next one of its kind begins. */
function spark(index: number, x: number, y: number, spread: number, time: number): Spot {
  const rhythm = chance(index * 7919 + 1);
  const lifetime = 0.9 + 1.3 * rhythm();
  const age = time / lifetime + rhythm();
  const next = chance(index * 7919 + Math.floor(age) * 104_729 + 2);
  const share = age % 1;
  const seconds = share * lifetime;
  const [side, lift, size] = [next() * 2 - 1, 0.5 + next() * 0.5, next()];
  const drift = side * spread * (0.35 + 0.65 * share);
  return {
    x: x + drift + 0.006 * noise(index, 0, time * 2),
    y: y - lift * 0.24 * seconds + 0.13 * seconds * seconds,
    radius: 0.7 + 0.5 * size,
    light: 0.9 * Math.sin(Math.PI * share) ** 0.7 * (0.4 + 0.6 * size),
    color: SPARK,
  };
}

/** Floats, and is seen where the light catches it. */
function mote(index: number, x: number, y: number, spread: number, time: number): Spot {
  const next = chance(index * 6151 + 3);
  const [column, row, size] = [next() * 2 - 1, next() * 2 - 1, next()];
  return {
    x: x + column * spread + 0.012 * time * (0.3 + size) + 0.008 * noise(index, 1, time * 0.3),
    y: y + row * spread + 0.012 * noise(index, 5, time * 0.3),
    radius: 1 + 1.4 * size,
    light: 0.12 * (0.5 + 0.5 * noise(index, 9, time * 0.6)),
    color: MOTE,
  };
}
