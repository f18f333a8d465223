import type { ContentCard } from "../content/types.ts";
import { Gallery } from "../items/gallery.tsx";

/** Drawings with their files, the first at full width. */
export default function Logos({ items }: { items: readonly ContentCard[] }) {
  return <Gallery items={items} columns={3} />;
}
