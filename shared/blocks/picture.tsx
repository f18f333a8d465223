import type { ContentCard } from "../content/types.ts";
import { Gallery } from "../items/gallery.tsx";

/** Photographs with captions. A click opens an enlarged preview. */
export default function Pictures({ items }: { items: readonly ContentCard[] }) {
  return <Gallery items={items} columns={2} />;
}
