import { PartFiles } from "../document/part-files.tsx";
import "../styles/tables.css";

/** The styles of the tables in a body. */
export default function Tables() {
  return <PartFiles of="items/tables" />;
}
