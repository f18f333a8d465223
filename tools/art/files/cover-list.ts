import type { SCENES } from "./places.ts";

/** A cover: which part of which render, under which tone. */
export interface Cover {
  year: number;
  picture: (typeof SCENES)[number];
  /** Shares of the render's width and height. */
  crop: { left: number; top: number; width: number; height: number };
  /** The band that carries the year, and what stands on it. */
  band: string;
  ink: string;
  heat: string;
  /** The band's height in per cent; the picture has the rest. */
  share: number;
  /** Whether the band is below the picture. */
  isBelow?: boolean;
}

const PALE = "#f4f6f7";
const GRAPHITE = "#14171a";

/** Steel and ember in turn, so that neighbours on a shelf differ. */
export const COVERS: readonly Cover[] = [
  {
    year: 2018,
    picture: "plate-stack",
    crop: { left: 0.08, top: 0.14, width: 0.62, height: 0.86 },
    band: "#3b4249",
    ink: PALE,
    heat: "#ff8248",
    share: 44,
  },
  {
    year: 2019,
    picture: "wire-rod",
    crop: { left: 0.42, top: 0.1, width: 0.58, height: 0.9 },
    band: "#b83a08",
    ink: "#fff",
    heat: "#ffd0b5",
    share: 42,
    isBelow: true,
  },
  {
    year: 2020,
    picture: "lab-still",
    crop: { left: 0.1, top: 0.18, width: 0.62, height: 0.82 },
    band: "#c3cad0",
    ink: GRAPHITE,
    heat: "#b83a08",
    share: 46,
  },
  {
    year: 2021,
    picture: "rail-sections",
    crop: { left: 0.2, top: 0.2, width: 0.62, height: 0.8 },
    band: "#7a2608",
    ink: "#fff",
    heat: "#ff9a66",
    share: 44,
    isBelow: true,
  },
  {
    year: 2022,
    picture: "green-plant",
    crop: { left: 0.24, top: 0, width: 0.6, height: 1 },
    band: "#56666b",
    ink: "#fff",
    heat: "#ffc4a3",
    share: 40,
  },
  {
    year: 2023,
    picture: "port-cranes",
    crop: { left: 0.18, top: 0, width: 0.56, height: 1 },
    band: "#e9e4df",
    ink: GRAPHITE,
    heat: "#b83a08",
    share: 42,
    isBelow: true,
  },
  {
    year: 2024,
    picture: "robot-cell",
    crop: { left: 0.28, top: 0.06, width: 0.52, height: 0.94 },
    band: "#e8621c",
    ink: GRAPHITE,
    heat: "#fff",
    share: 40,
  },
  {
    year: 2025,
    picture: "caster-slab",
    crop: { left: 0.3, top: 0.1, width: 0.6, height: 0.9 },
    band: GRAPHITE,
    ink: PALE,
    heat: "#ff8248",
    share: 46,
    isBelow: true,
  },
];
