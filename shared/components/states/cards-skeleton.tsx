import grid from "../card-grid/tile-grid.module.css";
import shapes from "./skeleton.module.css";
import { block, Skeleton } from "./skeleton.tsx";

interface CardsSkeletonProps {
  count: number;
  shape?: "tile" | "portrait" | "cover";
}

const classNames = {
  tile: grid.tiles,
  portrait: `${grid.small} ${grid.portrait}`,
  cover: `${grid.small} ${grid.cover}`,
};

const CARD = block(shapes.card, block(shapes.picture) + block(shapes.title) + block(shapes.short));

/** Skeleton of a grid of tiles. */
export function CardsSkeleton({ count, shape = "tile" }: CardsSkeletonProps) {
  return <Skeleton blocks={block(classNames[shape], CARD.repeat(count))} />;
}
