/** What tools/art/export.ts makes pictures with. No page loads it. */

/** Colours of the icons; the mark is that of tools/art/logo.svg. */
export const icon = { ground: "#1c2026", ink: "#e3e7eb", accent: "#f1601f" };

/** Colours of the cards of shared links. */
export const card = { ground: "#14171a", ink: "#f4f6f7", accent: "#ff8248" };

/**
 * Red, green and blue of the colour that fills a picture's place until the picture has loaded, in proportion to its
 * light. It is the colour of steel.
 */
export const tint = [0.96, 1, 1.05];
