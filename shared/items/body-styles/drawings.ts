import "../../chart-geometry/drawing.css";

/**
 * Importing this module loads the style sheet of all charts. body-styles.tsx imports this module and not the style
 * sheet itself, because a component (series.tsx) imports the same style sheet.
 */
export default true;
