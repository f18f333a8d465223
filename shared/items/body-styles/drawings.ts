import "../../chart-geometry/drawing.css";

/**
 * Importing this module loads the style sheet of all charts. The build finds the style sheets of bodies by their paths
 * in Vite's manifest. The path of drawing.css is not in the manifest, because a component (series.tsx) imports
 * drawing.css, too. So body-styles.tsx imports this module, whose path is in the manifest.
 */
export default true;
