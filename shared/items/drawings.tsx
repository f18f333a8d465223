import { PartFiles } from "../document/part-files.tsx";
import "../styles/drawing.css";

/** The styles of the drawings in a body. */
export default function Drawings() {
  return <PartFiles of="items/drawings" />;
}
