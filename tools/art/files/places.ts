import { join } from "node:path";

/** Where the files come from and where they go. */
export const ART = join(import.meta.dirname, "..");
export const ROOT = join(ART, "..", "..");
export const RENDERS = join(ART, "renders");
export const MEDIA = join(ROOT, "client/public/media");
export const FILES = join(ROOT, "client/public/files");
export const SEED = join(ROOT, "content");

/** The renders that films and downloads are made of. */
export const SCENES = [
  "caster-slab",
  "city-network",
  "coil-warehouse",
  "control-room",
  "green-plant",
  "lab-still",
  "ladle",
  "pipe-yard",
  "plate-stack",
  "port-cranes",
  "rail-sections",
  "report-still",
  "robot-cell",
  "server-racks",
  "strip-line",
  "wire-rod",
] as const;
