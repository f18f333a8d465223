import type { ContentCard } from "../content/types.ts";
import { Gallery } from "../items/gallery.tsx";

/** Logos, each with a link to its file. The first logo is as wide as the page. */
export default function Logos({ items }: { items: readonly ContentCard[] }) {
  return <Gallery items={items} columns={3} />;
}
