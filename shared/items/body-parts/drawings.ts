import "../../chart-geometry/drawing.css";

/** A module, since the sheet is also that of a component (series.tsx). */
export default true;
