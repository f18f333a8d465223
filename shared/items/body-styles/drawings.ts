import "../../chart-geometry/drawing.css";

/**
 * Loads the style sheet of charts as a part. The part is a module and not the style sheet itself, because a component
 * (series.tsx) imports the same style sheet.
 */
export default true;
