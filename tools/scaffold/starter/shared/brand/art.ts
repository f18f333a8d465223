/** What pictures are made with (tools/art/export.ts); nothing of it is loaded by pages. */

/** Colours of the icons; the mark is that of tools/art/logo.svg. */
export const icon = { ground: "#14171a", ink: "#e3e7eb", accent: "#7cbcf2" };

/** Colours of the cards of shared links. */
export const card = { ground: "#14171a", ink: "#f4f6f7", accent: "#7cbcf2" };

/** Red, green and blue of the box before a picture arrives, in proportion to its light. */
export const tint = [1, 1, 1];
