import { use } from "react";
import { DocumentContext } from "./document-context.tsx";

type PartName =
  | `${"pages" | "blocks" | "openings"}/${string}`
  | `items/body-parts/${string}`
  | "items/group-filter"
  | `layouts/${"empty" | "error-view" | "search-box"}`
  | "ui/states";

/**
 * The files of a part of the page: its styles, and the scripts to load ahead. Only documents have them
 * as elements; in the browser a part's chunk brings its styles.
 */
export function PartFiles({ of: part }: { of: PartName }) {
  return use(DocumentContext).filesOf?.(part);
}
