// Develops raw passes into a picture: denoise, air, glow, grade.
// Usage: npm run art:develop -- [--preview] <name> …
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

interface Plane {
  width: number;
  height: number;
  /** One array a channel, 0 to 1. */
  channels: Float32Array[];
}

interface Grade {
  /** Display-referred colour of the air and how much of it lies over the farthest point. */
  fog: [number, number, number];
  haze: number;
  /** Light that spills from the brightest warm areas. */
  glow?: number;
  glowRadius?: number;
  vignette?: number;
  contrast?: number;
  gain?: number;
  saturation?: number;
  grain?: number;
  /** Denoising strength. */
  smooth?: number;
}

const names = process.argv.slice(2).filter((arg) => arg !== "--preview");
const preview = names.length < process.argv.length - 2;
const renders = join(dirname(fileURLToPath(import.meta.url)), "renders");

async function load(file: string): Promise<Plane> {
  const { data, info } = await sharp(file)
    .toColourspace("rgb16")
    .removeAlpha()
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const shorts = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const size = info.width * info.height;
  const channels = [0, 1, 2].map((c) => {
    const plane = new Float32Array(size);
    const at = Math.min(c, info.channels - 1);
    for (let i = 0; i < size; i++) plane[i] = (shorts[i * info.channels + at] ?? 0) / 65535;
    return plane;
  });
  return { width: info.width, height: info.height, channels };
}

function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const wide = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  const span = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let k = -radius; k <= radius; k++)
      sum += source[row + Math.min(width - 1, Math.max(0, k))];
    for (let x = 0; x < width; x++) {
      wide[row + x] = sum / span;
      sum +=
        source[row + Math.min(width - 1, x + radius + 1)] - source[row + Math.max(0, x - radius)];
    }
  }
  const sums = new Float64Array(width);
  for (let k = -radius; k <= radius; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * width;
    for (let x = 0; x < width; x++) sums[x] += wide[row + x];
  }
  for (let y = 0; y < height; y++) {
    const add = Math.min(height - 1, y + radius + 1) * width;
    const drop = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      out[y * width + x] = sums[x] / span;
      sums[x] += wide[add + x] - wide[drop + x];
    }
  }
  return out;
}

function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  return boxBlur(boxBlur(boxBlur(source, width, height, r), width, height, r), width, height, r);
}

/**
 * Non-local means over two independent halves: each half is filtered with weights taken from the other,
 * so a half's own noise cannot choose its neighbours; the guides keep edges that noise would hide.
 */
function denoise(a: Plane, b: Plane, guides: Float32Array[], strength: number): Float32Array[] {
  const { width, height } = a;
  const size = width * height;
  const reach = Math.max(6, Math.round(width / 180));
  const k2 = (0.9 * strength) ** 2;
  const variance = [0, 1, 2].map((c) => {
    const raw = new Float32Array(size);
    const [p, q] = [a.channels[c], b.channels[c]];
    for (let i = 0; i < size; i++) raw[i] = (p[i] - q[i]) ** 2 / 2;
    return boxBlur(raw, width, height, 2);
  });
  const sumA = [0, 1, 2].map((c) => Float32Array.from(a.channels[c]));
  const sumB = [0, 1, 2].map((c) => Float32Array.from(b.channels[c]));
  const totalA = new Float32Array(size).fill(1);
  const totalB = new Float32Array(size).fill(1);
  const distA = new Float32Array(size);
  const distB = new Float32Array(size);
  const feature = new Float32Array(size);
  for (let dy = 0; dy <= reach; dy++) {
    for (let dx = dy ? -reach : 1; dx <= reach; dx++) {
      if (dx * dx + dy * dy > reach * reach) continue;
      const shift = dy * width + dx;
      const x0 = Math.max(0, -dx);
      const x1 = Math.min(width, width - dx);
      const y1 = height - dy;
      distA.fill(0);
      distB.fill(0);
      for (let y = 0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const i = y * width + x;
          const j = i + shift;
          let da = 0;
          let db = 0;
          for (let c = 0; c < 3; c++) {
            const vi = variance[c][i];
            const vj = variance[c][j];
            const scale = 1 / (1e-5 + k2 * (vi + vj));
            const offset = vi + Math.min(vi, vj);
            da += ((a.channels[c][i] - a.channels[c][j]) ** 2 - offset) * scale;
            db += ((b.channels[c][i] - b.channels[c][j]) ** 2 - offset) * scale;
          }
          distA[i] = da / 3;
          distB[i] = db / 3;
          let df = 0;
          for (const guide of guides) df += (guide[i] - guide[j]) ** 2;
          feature[i] = df;
        }
      }
      const patchA = boxBlur(distA, width, height, 1);
      const patchB = boxBlur(distB, width, height, 1);
      for (let y = 0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const i = y * width + x;
          const j = i + shift;
          const cut = feature[i] * 40;
          const fromA = Math.max(0, patchA[i]) + cut;
          const fromB = Math.max(0, patchB[i]) + cut;
          if (fromB < 6) {
            const w = Math.exp(-fromB);
            totalA[i] += w;
            totalA[j] += w;
            for (let c = 0; c < 3; c++) {
              sumA[c][i] += w * a.channels[c][j];
              sumA[c][j] += w * a.channels[c][i];
            }
          }
          if (fromA < 6) {
            const w = Math.exp(-fromA);
            totalB[i] += w;
            totalB[j] += w;
            for (let c = 0; c < 3; c++) {
              sumB[c][i] += w * b.channels[c][j];
              sumB[c][j] += w * b.channels[c][i];
            }
          }
        }
      }
    }
  }
  return [0, 1, 2].map((c) => {
    const out = new Float32Array(size);
    for (let i = 0; i < size; i++) {
      out[i] = (sumA[c][i] / totalA[i] + sumB[c][i] / totalB[i]) / 2;
    }
    return out;
  });
}

const ease = (from: number, to: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

async function develop(name: string): Promise<void> {
  const raw = (kind: string, half: number): Promise<Plane> =>
    load(join(renders, preview ? "preview" : "raw", `${name}-${kind}-000${half}.png`));
  const grade: Grade = JSON.parse(
    await readFile(join(renders, preview ? "preview" : "raw", `${name}.json`), "utf8"),
  );
  const [a, b] = [await raw("color", 1), await raw("color", 2)];
  const { width, height } = a;
  const size = width * height;
  const mean = async (kind: string): Promise<Float32Array[]> => {
    const [p, q] = [await raw(kind, 1), await raw(kind, 2)];
    return p.channels.map((one, c) => one.map((v, i) => (v + q.channels[c][i]) / 2));
  };
  const mist = (await mean("mist"))[0];
  const normal = await mean("normal");
  const guides = [...(await mean("albedo")), ...normal, mist];
  // Where the lens meets no surface the normal is nil, which the passes store as this grey.
  const nil = 0.7354;
  const open = normal[0].map((_, i) => {
    const away = Math.max(...normal.map((plane) => Math.abs(plane[i] - nil)));
    return Math.max(0, 1 - away * 12);
  });
  const rgb = denoise(a, b, guides, grade.smooth ?? 1);

  for (let i = 0; i < size; i++) {
    const cover = grade.haze * mist[i] * (1 - open[i]);
    for (let c = 0; c < 3; c++) {
      const v = rgb[c][i];
      // Air lightens what is darker than itself and hardly dims what shines through it.
      const air = grade.fog[c];
      rgb[c][i] = v < air ? v + (air - v) * cover : v + (air - v) * cover * 0.35;
    }
  }

  const spill = grade.glow ?? 0;
  if (spill) {
    const radius = (grade.glowRadius ?? 0.02) * width;
    const light = rgb.map((plane) => new Float32Array(plane.length));
    for (let i = 0; i < size; i++) {
      const peak = Math.max(rgb[0][i], rgb[1][i], rgb[2][i]);
      const key = ease(0.55, 0.95, peak);
      for (let c = 0; c < 3; c++) light[c][i] = rgb[c][i] * key;
    }
    for (let c = 0; c < 3; c++) {
      const near = blur(light[c], width, height, radius * 0.25);
      const far = blur(light[c], width, height, radius);
      for (let i = 0; i < size; i++) {
        const add = spill * (0.5 * near[i] + 0.7 * far[i]);
        rgb[c][i] = 1 - (1 - rgb[c][i]) * (1 - Math.min(0.9, add));
      }
    }
  }

  // A fixed sequence, so that the same render always develops to the same picture.
  let state = 7;
  const random = (): number => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  const [gain, contrast, saturation] = [
    grade.gain ?? 1,
    grade.contrast ?? 0.12,
    grade.saturation ?? 1,
  ];
  const [edge, grain] = [grade.vignette ?? 0.28, grade.grain ?? 0.012];
  const bytes = Buffer.alloc(size * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const r2 = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const fall = 1 - edge * r2 ** 1.2;
      const noise = random() * grain;
      const v = [0, 1, 2].map((c) => {
        const t = Math.min(1, Math.max(0, rgb[c][i] * gain * fall));
        return t + contrast * (t * t * (3 - 2 * t) - t);
      });
      const grey = 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2];
      for (let c = 0; c < 3; c++) {
        const t = grey + (v[c] - grey) * saturation + noise;
        bytes[i * 3 + c] = Math.round(255 * Math.min(1, Math.max(0, t)));
      }
    }
  }
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(join(renders, preview ? "preview" : "", `${name}.png`));
}

for (const name of names) await develop(name);
