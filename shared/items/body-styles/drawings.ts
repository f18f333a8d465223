import "../../chart-geometry/drawing.css";

/**
 * The part is this module instead of the style sheet, because a component (series.tsx) imports the same style sheet.
 */
export default true;
