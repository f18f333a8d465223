import type { SCENES } from "./places.ts";

/** Where the camera looks: the middle in shares of the picture, and how near it is. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** What moves in the picture besides the camera. */
export interface Life {
  /** Glowing steel breathes; its pattern runs this way, in shares of the width a second. */
  heat?: { x: number; y: number; strength: number };
  /** Air shimmers over what glows: pixels. */
  haze?: number;
  /** Small lights come and go, so many times a second. */
  lights?: { rate: number; strength: number };
  /** Leaves move by so many pixels. */
  leaves?: number;
  /** Wet ground or water below this share of the height trembles. */
  ripple?: { below: number; reach: number };
  /** A light that passes over what shines. */
  sweep?: number;
  particles?: { kind: "sparks" | "motes"; count: number; x: number; y: number; spread: number };
}

export interface Film {
  picture: (typeof SCENES)[number];
  from: View;
  to: View;
  life: Life;
}

/** A shot of eight seconds a render, each with a move of its own. */
export const FILMS: readonly Film[] = [
  {
    picture: "caster-slab",
    from: { x: 0.44, y: 0.5, zoom: 1.12 },
    to: { x: 0.6, y: 0.58, zoom: 1.3 },
    life: {
      heat: { x: 0.05, y: 0.03, strength: 0.2 },
      haze: 1.1,
      particles: { kind: "sparks", count: 26, x: 0.62, y: 0.72, spread: 0.22 },
    },
  },
  {
    picture: "city-network",
    from: { x: 0.5, y: 0.62, zoom: 1.4 },
    to: { x: 0.5, y: 0.46, zoom: 1.05 },
    life: { lights: { rate: 0.9, strength: 0.5 } },
  },
  {
    picture: "coil-warehouse",
    from: { x: 0.42, y: 0.5, zoom: 1.16 },
    to: { x: 0.57, y: 0.52, zoom: 1.16 },
    life: { heat: { x: 0.01, y: -0.03, strength: 0.16 }, haze: 1 },
  },
  {
    picture: "control-room",
    from: { x: 0.55, y: 0.52, zoom: 1.08 },
    to: { x: 0.5, y: 0.38, zoom: 1.34 },
    life: {
      lights: { rate: 0.7, strength: 0.28 },
      heat: { x: 0.04, y: 0, strength: 0.18 },
    },
  },
  {
    picture: "green-plant",
    from: { x: 0.44, y: 0.53, zoom: 1.1 },
    to: { x: 0.52, y: 0.47, zoom: 1.22 },
    life: { leaves: 1.5 },
  },
  {
    picture: "ladle",
    from: { x: 0.52, y: 0.46, zoom: 1.06 },
    to: { x: 0.58, y: 0.56, zoom: 1.28 },
    life: {
      heat: { x: 0, y: 0.5, strength: 0.2 },
      lights: { rate: 2.6, strength: 0.3 },
      haze: 1,
      particles: { kind: "sparks", count: 70, x: 0.63, y: 0.78, spread: 0.1 },
    },
  },
  {
    picture: "port-cranes",
    from: { x: 0.45, y: 0.54, zoom: 1.18 },
    to: { x: 0.52, y: 0.47, zoom: 1.06 },
    life: { ripple: { below: 0.7, reach: 1.2 } },
  },
  {
    picture: "rail-sections",
    from: { x: 0.47, y: 0.58, zoom: 1.3 },
    to: { x: 0.53, y: 0.48, zoom: 1.12 },
    life: { heat: { x: -0.06, y: -0.06, strength: 0.22 }, haze: 1 },
  },
  {
    picture: "robot-cell",
    from: { x: 0.42, y: 0.5, zoom: 1.12 },
    to: { x: 0.57, y: 0.45, zoom: 1.26 },
    life: {
      sweep: 0.22,
      particles: { kind: "motes", count: 22, x: 0.6, y: 0.4, spread: 0.4 },
    },
  },
  {
    picture: "server-racks",
    from: { x: 0.5, y: 0.5, zoom: 1.04 },
    to: { x: 0.47, y: 0.52, zoom: 1.42 },
    life: { lights: { rate: 1.6, strength: 0.3 } },
  },
  {
    picture: "strip-line",
    from: { x: 0.46, y: 0.5, zoom: 1.06 },
    to: { x: 0.62, y: 0.58, zoom: 1.36 },
    life: {
      heat: { x: 0.12, y: 0.2, strength: 0.22 },
      haze: 1.2,
      particles: { kind: "sparks", count: 30, x: 0.74, y: 0.76, spread: 0.12 },
    },
  },
  {
    picture: "wire-rod",
    from: { x: 0.56, y: 0.56, zoom: 1.3 },
    to: { x: 0.48, y: 0.5, zoom: 1.08 },
    life: { heat: { x: 0.02, y: -0.04, strength: 0.18 }, haze: 1 },
  },
];
