/** The settings of `npm run art:export`. Pages do not load this file. */

/** The colours of the icons. The mark on the icons comes from tools/art/logo.svg. */
export const icon = { ground: "#14171a", ink: "#e3e7eb", accent: "#7cbcf2" };

/** The colours of the cards, which are the pictures that services show for a shared link. */
export const card = { ground: "#14171a", ink: "#f4f6f7", accent: "#7cbcf2" };

/**
 * The tint of the box that a page shows until a picture has loaded. The numbers are for red, green and blue, each as a
 * multiple of the picture's brightness.
 */
export const tint = [1, 1, 1];
