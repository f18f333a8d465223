/** Chance that is the same in every run. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SIZE = 32;
const lattice = Float32Array.from({ length: SIZE ** 3 }, chance(38));

/** Smooth noise from -1 to 1 that varies over one unit in space and time. */
export function noise(x: number, y: number, time: number): number {
  const [x0, y0, z0] = [Math.floor(x), Math.floor(y), Math.floor(time)];
  const [fx, fy, fz] = [smooth(x - x0), smooth(y - y0), smooth(time - z0)];
  const front = plane(x0, y0, z0, fx, fy);
  const back = plane(x0, y0, z0 + 1, fx, fy);
  return (front + (back - front) * fz) * 2 - 1;
}

function plane(x: number, y: number, z: number, fx: number, fy: number): number {
  const top = at(x, y, z) + (at(x + 1, y, z) - at(x, y, z)) * fx;
  const low = at(x, y + 1, z) + (at(x + 1, y + 1, z) - at(x, y + 1, z)) * fx;
  return top + (low - top) * fy;
}

function at(x: number, y: number, z: number): number {
  const mask = SIZE - 1;
  return lattice[((z & mask) * SIZE + (y & mask)) * SIZE + (x & mask)];
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
