import type { ContentCard } from "../content/types.ts";
import { Gallery } from "../items/gallery.tsx";

/** Photographs with a preview, and what they show. */
export default function Pictures({ items }: { items: readonly ContentCard[] }) {
  return <Gallery items={items} columns={2} />;
}
