import type { ContentCard } from "../content/types.ts";
import { Gallery } from "../items/gallery.tsx";

/** Logos with their files. The first logo has the full width. */
export default function Logos({ items }: { items: readonly ContentCard[] }) {
  return <Gallery items={items} columns={3} />;
}
