/** The settings of tools/art/export.ts. Pages do not load them. */

/** The colours of the icons. The mark in the icons comes from tools/art/logo.svg. */
export const icon = { ground: "#1c2026", ink: "#e3e7eb", accent: "#f1601f" };

/** The colours of the pictures that other sites show beside a shared link. */
export const card = { ground: "#14171a", ink: "#f4f6f7", accent: "#ff8248" };

/**
 * The colour of a picture's box until the picture has loaded: red, green and blue, each as a multiple of the picture's
 * mean brightness. These values give the colour of steel.
 */
export const tint = [0.96, 1, 1.05];
