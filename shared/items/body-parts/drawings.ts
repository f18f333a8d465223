import "../../chart-geometry/drawing.css";

/** A module is needed, because a component (series.tsx) uses the same style sheet. */
export default true;
